import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run/children.mjs';

/** A term of football or basketball in a language. */
export interface Term {
  text: string;
  /** For translators: which form to use when. */
  note?: string;
  /** Other permitted forms: short ones, inflected ones, those of the other sport. */
  also?: string[];
}

const folder = join(root, 'shared-lib/locales/glossary');
const read = new Map<string, Record<string, Term>>();

/** A language's terms by the English ones. Empty for English and for a language without a glossary. */
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

/** All permitted forms of a term: its text, the other forms, and the quotations in its note. */
export const formsOf = ({ text, note = '', also = [] }: Term): string[] => [
  ...text.split(/\s*[,/;]\s*/),
  text,
  ...also,
  ...[...note.matchAll(quoted)].map(([, form]) => form!.trim()),
];
