/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

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

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\./.test(file.name))
    .map((file) => join(file.parentPath, file.name));
}

/** Keys passed to `t`: whole ones, and the prefixes of those composed with `${…}`. */
function usedKeys(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const whole = [...source.matchAll(/\bt(?:ranslate(?:Shared)?)?\(\s*'([\w.:-]+)'/g)];
  const begun = [...source.matchAll(/\bt(?:ranslate(?:Shared)?)?\(\s*`([\w.:-]+)\.\$\{/g)];
  return [...whole.map(([, key]) => key!), ...begun.map(([, key]) => `${key!}.`)];
}

describe.each(workspaces)('texts of %s', (workspace) => {
  const english = flatten(readTexts(workspace, 'en'));

  it('hold every key the sources ask for', () => {
    const shared = flatten(readTexts('shared-lib', 'en'));
    // Embedded widgets only receive the card's texts.
    const card = [...english.keys()].flatMap((key) => /^card\.(.+)/.exec(key)?.[1] ?? []);
    const known = [...english.keys(), ...shared.keys(), ...card].map((key) =>
      key.replace(pluralEnd, ''),
    );
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
