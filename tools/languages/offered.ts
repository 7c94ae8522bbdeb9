import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run/children.mjs';
import { listedCodes, listFile, unfinishedCodes } from './list';
import { problemsOf } from './problems';
import { readLanguage, type Problem } from './texts';

export const readList = (): string => readFileSync(join(root, listFile), 'utf8');

/** Problems of each language with texts, by code. */
export const allProblems = (codes: readonly string[]): Map<string, Problem[]> =>
  new Map(codes.map((code) => [code, problemsOf(readLanguage(code))]));

/** Codes of languages with problems, which must not be offered. */
export const unwhole = (problems: ReadonlyMap<string, readonly Problem[]>): string[] =>
  [...problems].filter(([, found]) => found.length > 0).map(([code]) => code);

/** Mismatches between the list and the texts: incomplete languages that are offered, and complete ones that are not. */
export function misplaced(source: string, broken: readonly string[]): string[] {
  const unfinished = unfinishedCodes(source);
  return listedCodes(source).flatMap((code) => {
    if (broken.includes(code) === unfinished.includes(code)) return [];
    return broken.includes(code)
      ? `${code} is offered and not whole`
      : `${code} is whole and not offered`;
  });
}
