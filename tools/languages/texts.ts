import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languages } from '@scoreline/shared-lib/contract';

import { root } from '../run/children.mjs';

export type Tree = { [key: string]: string | boolean | Tree };

/** A text of one file. Keys of nested objects and lists are joined with dots. */
export interface Text {
  file: string;
  key: string;
  text: string;
}

/** All texts of a language, and the English ones under the same keys. */
export interface LanguageTexts {
  code: string;
  /** BCP 47 tag for `Intl`. */
  tag: string;
  texts: Text[];
  english: Text[];
}

export interface Problem {
  check: string;
  file: string;
  key: string;
  says: string;
}

const remotes = () => readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name));

/** Folders below the project that contain one `{language}.json` per language. */
export const textFolders = (): string[] => [
  ...['shell', 'shared-lib', ...remotes()].map((name) => `${name}/locales`),
  'shell/src/documents/texts',
  'server/src/members/mail/texts',
  'server/src/members/digest/texts',
  'server/src/members/push/texts',
];

/** Folders of the namespaces that pages load. */
export const pageFolders = (): string[] =>
  textFolders().filter((folder) => folder.endsWith('/locales'));

export const fileOf = (folder: string, code: string): string => `${folder}/${code}.json`;

/** @throws with the file's name if it is not JSON */
export function readTree(file: string): Tree {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as Tree;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Pairs of key and text. A value that is not a text, like a document's VIP mark, becomes a placeholder, which no language may
 * omit.
 */
export const flatten = (tree: Tree, before = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object'
      ? flatten(value, `${before}${key}.`)
      : [[before + key, typeof value === 'string' ? value : `{{${value}}}`]],
  );

const read = new Map<string, Text[]>();

function textsOf(folder: string, code: string): Text[] {
  const file = fileOf(folder, code);
  const known = read.get(file);
  if (known) return known;
  const texts = flatten(readTree(file)).map(([key, text]) => ({ file: folder, key, text }));
  read.set(file, texts);
  return texts;
}

const has = (folder: string, code: string) =>
  readdirSync(join(root, folder)).includes(`${code}.json`);

/** Reads all texts of a language. A missing file counts as empty. */
export function readLanguage(code: string): LanguageTexts {
  const folders = textFolders();
  return {
    code,
    tag: languages.find((entry) => entry.code === code)?.tag ?? code,
    texts: folders.flatMap((folder) => (has(folder, code) ? textsOf(folder, code) : [])),
    english: folders.flatMap((folder) => textsOf(folder, 'en')),
  };
}

/** Texts by file and key. */
export const indexOf = (texts: readonly Text[]): Map<string, Text> =>
  new Map(texts.map((text) => [`${text.file}:${text.key}`, text]));

const pluralEnd = /(_ordinal)?_(?:zero|one|two|few|many|other)$/;

/** A key without its plural form, and whether it is an ordinal. Null for a text without forms. */
export function pluralOf(key: string): { stem: string; type: Intl.PluralRuleType } | null {
  const found = pluralEnd.exec(key);
  if (!found) return null;
  return { stem: key.slice(0, found.index), type: found[1] ? 'ordinal' : 'cardinal' };
}

export const pluralKey = (stem: string, type: Intl.PluralRuleType, form: string): string =>
  `${stem}${type === 'ordinal' ? '_ordinal' : ''}_${form}`;

/** The English counterpart of a text. For a plural form it is English's `other`. */
export function englishOf({ file, key }: Text, english: ReadonlyMap<string, Text>) {
  const same = english.get(`${file}:${key}`);
  const plural = pluralOf(key);
  if (same || !plural) return same;
  return english.get(`${file}:${pluralKey(plural.stem, plural.type, 'other')}`);
}

/** Placeholder names, sorted and unique. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name!))].sort();

/** A text without placeholders. */
export const wordsAlone = (text: string): string => text.replace(/\{\{\s*\w+\s*\}\}/g, ' ');
