import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { namesFolder } from './checks/names';
import { root } from '../run/children.mjs';
import { readGlossary } from './glossary';
import { listFile, withLanguage } from './list';
import { fileOf, pluralKey, pluralOf, readTree, textFolders, type Tree } from './texts';

const formsOf = (code: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(code, { type }).resolvedOptions().pluralCategories;

/** A text's entries in the language: a plural's `other` becomes all forms of the language, its other forms none. */
function entriesOf(key: string, value: Tree[string], code: string): [string, Tree[string]][] {
  if (Array.isArray(value)) return [[key, value]];
  if (typeof value === 'object') return [[key, toTranslate(value, code)]];
  const plural = pluralOf(key);
  if (!plural) return [[key, value]];
  if (!key.endsWith('_other')) return [];
  const { stem, type } = plural;
  return formsOf(code, type).map((form) => [pluralKey(stem, type, form), value]);
}

/** English texts to translate, with the plural forms of the language. */
export const toTranslate = (english: Tree, code: string): Tree =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, value]) => entriesOf(key, value, code)),
  );

const asJson = (tree: object) => `${JSON.stringify(tree, null, 2)}\n`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The server's lists of all text files. */
const listsOfTexts = [
  'server/src/members/mail/texts/all.ts',
  'server/src/members/push/texts/all.ts',
  'server/src/members/digest/texts/all.ts',
  'shared-lib/locales/names/all.ts',
];

const withImport = (source: string, code: string): string =>
  source
    .replace(/\n\n\/\*\*/, `\nimport ${code} from './${code}.json';\n\n/**`)
    .replace(/\n\};/, `\n  ${code},\n};`);

/** The areas that every language names, to be translated. */
const englishAreas = () => {
  const { areas = {} } = readTree(fileOf(namesFolder, 'en'));
  return { areas, leagues: {}, football: {}, basketball: {} };
};

/** The glossary's terms without translations. */
const emptyGlossary = () =>
  Object.fromEntries(Object.keys(readGlossary('es')).map((term) => [term, { text: '' }]));

/**
 * All files of a new language, by path below the project: texts per namespace, a glossary, the list of readers, and the lists of
 * languages. The language is not offered until it is complete.
 * @throws for a code that exists already or that `Intl` does not know
 */
export function filesToAdd(code: string): Map<string, string> {
  const list = withLanguage(read(listFile), code);
  const readers = JSON.parse(read(readersFile)) as Record<string, string[]>;
  return new Map([
    [listFile, list],
    ...textFolders().map((folder): [string, string] => [
      fileOf(folder, code),
      asJson(toTranslate(readTree(fileOf(folder, 'en')), code)),
    ]),
    ...listsOfTexts.map((file): [string, string] => [file, withImport(read(file), code)]),
    [fileOf(namesFolder, code), asJson(englishAreas())],
    [`shared-lib/locales/glossary/${code}.json`, asJson(emptyGlossary())],
    [readersFile, asJson({ ...readers, [code]: [] })],
  ]);
}

/** Readers of each language, by names or initials. The language page marks languages without readers. */
export const readersFile = 'shell/src/language/readers.json';
