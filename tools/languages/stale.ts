import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run/children.mjs';
import { type LanguageTexts, type Problem, readLanguage, type Text } from './texts';

const lookedFile = 'tools/languages/data/looked.json';

type Hashes = Record<string, string>;

/** Hashes of the English texts, by file and key, that translations were last compared with. */
export interface Looked {
  /** For all languages. */
  all: Hashes;
  /** For single languages that were compared before the others. */
  only: Record<string, Hashes>;
}

export const readLooked = (): Looked =>
  JSON.parse(readFileSync(join(root, lookedFile), 'utf8')) as Looked;

export const writeLooked = (looked: Looked): void =>
  writeFileSync(join(root, lookedFile), `${JSON.stringify(looked, null, 2)}\n`);

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

const nameOf = ({ file, key }: Text): string => `${file}:${key}`;

/** English texts that changed since this language was last compared with them. */
export function checkStale({ code, english }: LanguageTexts, looked: Looked): Problem[] {
  if (code === 'en') return [];
  const own = looked.only[code] ?? {};
  return english
    .filter((text) => (own[nameOf(text)] ?? looked.all[nameOf(text)]) !== hashOf(text.text))
    .map(({ file, key, text }) => ({
      check: 'stale',
      file,
      key,
      says: `was translated before English said “${text}”`,
    }));
}

/**
 * Marks the translations of these languages as up to date with English.
 * @param every the codes of all translations
 */
export function lookAt(looked: Looked, codes: readonly string[], every: readonly string[]): Looked {
  const english = readLanguage('en').english.map((text) => [nameOf(text), hashOf(text.text)]);
  const today = Object.fromEntries(english) as Hashes;
  const isCurrent = (code: string, name: string) =>
    codes.includes(code) || (looked.only[code]?.[name] ?? looked.all[name]) === today[name];
  const all: Hashes = {};
  const only: Record<string, Hashes> = {};
  for (const [name, hash] of Object.entries(today)) {
    const current = every.filter((code) => isCurrent(code, name));
    const before = looked.all[name];
    if (current.length === every.length) all[name] = hash;
    else {
      if (before) all[name] = before;
      for (const code of current) (only[code] ??= {})[name] = hash;
    }
  }
  return { all, only };
}
