import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../run/children.mjs';
import type { LanguageTexts, Problem } from '../texts';
import { fileOf, flatten, readTree, type Tree } from '../texts';
import { writings } from '../writing';
import { scriptOf } from './script';
import { brotliSize, sizeLimit } from './size';

export const namesFolder = 'shared-lib/locales/names';

/** Areas that some browser lacks in some language, so each language needs them. */
const areas = ['001', '150', 'gb-eng', 'gb-sct', 'gb-wls', 'gb-nir'];
const parts = ['areas', 'leagues', 'football', 'basketball'];

const ownName = (part: string, key: string) =>
  part === 'leagues' ? key.slice(key.indexOf('/') + 1) : key;

type Found = Omit<Problem, 'check' | 'file'>;

function missingAreas(table: Tree): Found[] {
  const known = Object.keys((table.areas as Tree | undefined) ?? {});
  return areas
    .filter((area) => !known.includes(area))
    .map((area) => ({ key: `areas.${area}`, says: 'has no name' }));
}

/** Redundant names, and two clubs with the same name, which a page could not tell apart. */
function idleNames(part: string, names: Tree): Found[] {
  const owners = new Map<string, string>();
  return Object.entries(names).flatMap(([key, local]): Found[] => {
    const own = ownName(part, key);
    const before = owners.get(local as string);
    owners.set(local as string, own);
    if (part === 'areas') return [];
    if (local === own) return [{ key: `${part}.${key}`, says: 'is its own name' }];
    const isDouble = part !== 'leagues' && before !== undefined;
    return isDouble ? [{ key: `${part}.${key}`, says: `“${local}” is ${before} already` }] : [];
  });
}

/** Abbreviations stay in Latin letters everywhere: Paris FC, FA Cup. */
const isAbbreviation = (word: string) => /^[A-Z]{1,4}$/.test(word);

/** Names in another script, which a fan of this language could not read. */
function foreignNames({ code }: LanguageTexts, table: Tree): Found[] {
  const writing = writings[code];
  if (!writing) return [{ key: '', says: 'is of a language whose writing is not known' }];
  const own = scriptOf(writing);
  return flatten(table).flatMap(([key, text]) => {
    const words = text.match(/\p{Script=Latin}+|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu) ?? [];
    const foreign = words.find(
      (word) => !isAbbreviation(word) && [...word].some((letter) => !own.test(letter)),
    );
    return foreign ? [{ key, says: `“${foreign}” is in another script` }] : [];
  });
}

/** Problems in a language's table of names. */
export function problemsOfNames(language: LanguageTexts, table: Tree): Problem[] {
  const strange = Object.keys(table).filter((part) => !parts.includes(part));
  const found: Found[] = [
    ...strange.map((key) => ({ key, says: 'is no part of a table of names' })),
    ...missingAreas(table),
    ...parts.flatMap((part) => idleNames(part, (table[part] as Tree | undefined) ?? {})),
    ...foreignNames(language, table),
  ];
  return found.map((each) => ({ check: 'names', file: namesFolder, ...each }));
}

/** The shell's file contains three namespaces, which a visitor loads as one. */
function sizeOfShell(code: string): Problem[] {
  const folders = ['shared-lib/locales', namesFolder, 'shell/locales'];
  const bytes = brotliSize(folders.map((folder) => readTree(fileOf(folder, code))));
  if (bytes <= sizeLimit) return [];
  const says = `with the texts of shell and shared-lib ${bytes} bytes in brotli, more than ${sizeLimit}`;
  return [{ check: 'names', file: namesFolder, key: '', says }];
}

/** Checks the names of areas, leagues and clubs. */
export function checkNames(language: LanguageTexts): Problem[] {
  const file = fileOf(namesFolder, language.code);
  if (!existsSync(join(root, file)))
    return [{ check: 'names', file: namesFolder, key: '', says: 'is not there' }];
  return [...problemsOfNames(language, readTree(file)), ...sizeOfShell(language.code)];
}
