import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  type BuildDescriptor,
  createNaming,
  languageOf,
  languages,
  type LocalNames,
  type Naming,
  nations,
  ownNames,
} from '@scoreline/shared-lib/contract';
import { LRUCache } from 'lru-cache';

type Texts = { [key: string]: string | Texts };

/** Reads text files of builds, cached because they never change; null for a missing file. */
export function createBuildReader(registry: string) {
  const texts = new Map<string, Promise<string | null>>();
  return (name: string, build: string, path: string | undefined): Promise<string | null> => {
    if (!path) return Promise.resolve(null);
    const address = join(registry, 'builds', name, build, path);
    const known = texts.get(address);
    if (known) return known;
    const read = readFile(address, 'utf8').catch(() => null);
    texts.set(address, read);
    return read;
  };
}

export type BuildReader = ReturnType<typeof createBuildReader>;

function valueAt(texts: Texts, key: string): string | Texts | undefined {
  let value: string | Texts | undefined = texts;
  for (const part of key.split('.')) value = typeof value === 'object' ? value[part] : undefined;
  return value;
}

const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);

type TextSource = Pick<BuildDescriptor, 'name' | 'build' | 'locales'>;

async function textsAt(
  read: BuildReader,
  { name, build, locales }: TextSource,
  language: string,
  key: string,
) {
  const json = await read(name, build, locales[language] ?? locales.en);
  return json ? valueAt(JSON.parse(json) as Texts, key) : undefined;
}

/** A text of a remote's locale file in the page's language or in English; null without either. */
export async function remoteText(
  read: BuildReader,
  source: TextSource,
  language: string,
  key: string,
  values: Record<string, string>,
): Promise<string | null> {
  const template = await textsAt(read, source, language, key);
  return template && typeof template === 'string' ? fill(template, values) : null;
}

/** Caches namings with their translations, so that all pages of a build share one. */
const namings = new WeakMap<BuildReader, LRUCache<string, Naming>>();

function namingsOf(read: BuildReader): LRUCache<string, Naming> {
  const known = namings.get(read) ?? new LRUCache({ max: languages.length * 4 });
  namings.set(read, known);
  return known;
}

/** Translates areas, leagues and teams with the table in the shell's texts. */
export async function namingOf(
  read: BuildReader,
  shell: TextSource,
  language: string,
): Promise<Naming> {
  const key = `${shell.build} ${language}`;
  const known = namingsOf(read).get(key);
  if (known) return known;
  const names = (await textsAt(read, shell, language, 'names')) as Partial<LocalNames> | undefined;
  const { tag } = languageOf(language);
  const teams = language === 'en' ? {} : { nations };
  const naming = createNaming(tag, { ...ownNames, ...names, ...teams });
  namingsOf(read).set(key, naming);
  return naming;
}

/** The texts directly under a key, by the last part of their keys. */
export async function remoteTexts(
  read: BuildReader,
  source: TextSource,
  language: string,
  key: string,
): Promise<Map<string, string>> {
  const texts = await textsAt(read, source, language, key);
  const pairs = Object.entries(typeof texts === 'object' ? texts : {});
  return new Map(pairs.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
}
