import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run/children.mjs';

/** A word of the field in a language. */
export interface Term {
  text: string;
  /** For who translates: when which form is meant. */
  note?: string;
  /** Further forms that texts may take: short ones, inflected ones, those of the other sport. */
  also?: string[];
}

const folder = join(root, 'shared-lib/locales/glossary');
const read = new Map<string, Record<string, Term>>();

/** A language's terms by the English ones; none for English and for a language without a glossary. */
export function readGlossary(code: string): Record<string, Term> {
  const known = read.get(code);
  if (known) return known;
  const file = join(folder, `${code}.json`);
  const terms = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Term>)
    : {};
  read.set(code, terms);
  return terms;
}

const quoted = /[„“”«‘「"]([^„“”«»‘’「」"]+)[“”»’」"]/gu;

/** Everything that a text may say for a term: its form, those beside it and those that its note quotes. */
export const formsOf = ({ text, note = '', also = [] }: Term): string[] => [
  ...text.split(/\s*[,/;]\s*/),
  text,
  ...also,
  ...[...note.matchAll(quoted)].map(([, form]) => form!.trim()),
];
