import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../locales');
const languages = readdirSync(folder).map((name) => name.replace('.json', ''));

type Texts = { [key: string]: string | Texts };

const read = (language: string): Texts =>
  JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Texts;

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );

const plural = /_(ordinal_)?(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(plural, '');
const stemsOf = (language: string) =>
  [...new Set(flat(read(language)).map(([key]) => stem(key)))].sort();

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
const english = new Map(flat(read('en')).map(([key, text]) => [stem(key), text]));

describe.each(languages)('texts in %s', (language) => {
  it('has every text that English has, and no other', () => {
    expect(stemsOf(language)).toEqual(stemsOf('en'));
  });

  it('has every plural form of the language', () => {
    const keys = new Map(flat(read(language)));
    const missing = [...keys.keys()].flatMap((key) => {
      const found = plural.exec(key);
      if (!found) return [];
      const type = found[1] ? 'ordinal' : 'cardinal';
      const forms = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
      return forms
        .map((form) => `${stem(key)}_${found[1] ?? ''}${form}`)
        .filter((needed) => !keys.has(needed));
    });
    expect(missing).toEqual([]);
  });

  it('fills the same holes as English', () => {
    const strange = flat(read(language)).filter(([key, text]) =>
      holes(text).some((name) => !['count', ...holes(english.get(stem(key))!)].includes(name!)),
    );
    expect(strange).toEqual([]);
  });
});
