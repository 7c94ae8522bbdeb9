/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { languages, languageOf } from '../contract';

/** Languages that ship complete; another one's file may not exist, but what exists has to fit. */
const complete = ['en', 'es', 'pt', 'he', 'zh', 'ur'];

const workspaces = readdirSync('.').filter((name) => existsSync(join(name, 'locales/en.json')));

type Texts = { [key: string]: string | Texts };

const readTexts = (workspace: string, language: string): Texts =>
  JSON.parse(readFileSync(join(workspace, 'locales', `${language}.json`), 'utf8')) as Texts;

function flatten(texts: Texts, before = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(before + key, value);
    else for (const [inner, text] of flatten(value, `${before}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const pluralEnd = /(_ordinal)?_(?:zero|one|two|few|many|other)$/;

/** The keys a language needs: English's, with its own plural forms. */
function expectedKeys(english: Map<string, string>, tag: string): Set<string> {
  const forms = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
  const keys = new Set<string>();
  for (const key of english.keys()) {
    const [end, ordinal = ''] = pluralEnd.exec(key) ?? [];
    const stem = end ? key.slice(0, -end.length) : key;
    if (!end) keys.add(key);
    else
      for (const form of forms(ordinal ? 'ordinal' : 'cardinal'))
        keys.add(`${stem}${ordinal}_${form}`);
  }
  return keys;
}

const placeholders = (text: string): string[] =>
  [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].map((found) => found.replace(/\W/g, '')).sort();

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\./.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}

/** Keys given to `t`: whole ones, and the beginnings of those put together with `${…}`. */
function usedKeys(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const whole = [...source.matchAll(/\bt(?:ranslate(?:Shared)?)?\(\s*'([\w.:-]+)'/g)];
  const begun = [...source.matchAll(/\bt(?:ranslate(?:Shared)?)?\(\s*`([\w.:-]+)\.\$\{/g)];
  return [...whole.map(([, key]) => key!), ...begun.map(([, key]) => `${key!}.`)];
}

describe.each(workspaces)('texts of %s', (workspace) => {
  const english = flatten(readTexts(workspace, 'en'));
  const found = languages.filter(({ code }) =>
    existsSync(join(workspace, 'locales', `${code}.json`)),
  );

  it('exist in every language that ships complete', () => {
    const codes = found.map(({ code }) => code);
    expect(complete.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(found.map(({ code }) => code))('%s has every key, and no other', (code) => {
    const texts = flatten(readTexts(workspace, code));
    expect([...texts.keys()].sort()).toEqual(
      [...expectedKeys(english, languageOf(code).tag)].sort(),
    );
  });

  it.each(found.map(({ code }) => code))('%s is filled by the same values', (code) => {
    for (const [key, text] of flatten(readTexts(workspace, code))) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      const model = english.get(key) ?? english.get(key.replace(pluralEnd, '$1_other'));
      if (!/_(?:zero|one|two)$/.test(key))
        expect([key, placeholders(text)]).toEqual([key, placeholders(model ?? '')]);
    }
  });

  it('hold every key the sources ask for', () => {
    const shared = flatten(readTexts('shared-lib', 'en'));
    const known = [...english.keys(), ...shared.keys()].map((key) => key.replace(pluralEnd, ''));
    const isKnown = (key: string) => {
      const plain = key.replace(/^.*:/, '');
      return known.some((k) => k === plain || (plain.endsWith('.') && k.startsWith(plain)));
    };
    const missing = sourceFiles(join(workspace, 'src')).flatMap((file) =>
      usedKeys(file)
        .filter((key) => !isKnown(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});
