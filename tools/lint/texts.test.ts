import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
/** Every remote has these; of the others it is complete in each that it has. */
const always = ['en', 'es', 'he', 'pt', 'ur', 'zh'];

type Texts = { [key: string]: string | Texts };

const read = (folder: string, language: string): Texts =>
  JSON.parse(readFileSync(join(root, folder, 'locales', `${language}.json`), 'utf8')) as Texts;

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );

const plural = /_(ordinal_)?(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(plural, '');
const stems = (texts: [string, string][]) => [...new Set(texts.map(([key]) => stem(key)))].sort();
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!);

function missingForms(language: string, texts: [string, string][]): string[] {
  const keys = new Set(texts.map(([key]) => key));
  return [...keys].flatMap((key) => {
    const found = plural.exec(key);
    if (!found) return [];
    const type = found[1] ? 'ordinal' : 'cardinal';
    return new Intl.PluralRules(language, { type })
      .resolvedOptions()
      .pluralCategories.map((form) => `${stem(key)}_${found[1] ?? ''}${form}`)
      .filter((needed) => !keys.has(needed));
  });
}

const folders = readdirSync(root).filter((name) => /^(mf-[a-z0-9-]+|shell|shared-lib)$/.test(name));

describe.each(folders)('texts of %s', (folder) => {
  const english = flat(read(folder, 'en'));
  const written = readdirSync(join(root, folder, 'locales'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5));

  it('are there in the six languages', () => {
    expect(written).toEqual(expect.arrayContaining(always));
  });

  it.each(written)('are complete in %s, every plural form and every hole', (language) => {
    const texts = flat(read(folder, language));
    expect(stems(texts)).toEqual(stems(english));
    expect(missingForms(language, texts)).toEqual([]);
    const known = new Map<string, string[]>();
    for (const [key, text] of english) {
      known.set(stem(key), [...(known.get(stem(key)) ?? ['count']), ...holes(text)]);
    }
    const strange = texts.filter(([key, text]) =>
      holes(text).some((hole) => !known.get(stem(key))?.includes(hole)),
    );
    expect(strange).toEqual([]);
  });
});
