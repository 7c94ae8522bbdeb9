import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** The source file that lists the interface languages. Commands edit it. */
export const listFile = 'shared-lib/src/contract/routing/languages.ts';

const named = /const names: Record<string, string> = \{\n([\s\S]*?)\n\};/;
const unfinished = /const unfinished: string\[\] = \[(.*?)\];/;
const rightToLeft = /const rightToLeft = \[(.*?)\];/;

const codesIn = (list: string): string[] =>
  [...list.matchAll(/'([a-z]+)'/g)].map(([, code]) => code!);
const written = (codes: readonly string[]) =>
  [...new Set(codes)]
    .sort()
    .map((code) => `'${code}'`)
    .join(', ');

function partOf(source: string, pattern: RegExp): string {
  const found = pattern.exec(source);
  if (!found) throw new Error(`${listFile} no longer has ${pattern.source}`);
  return itemAt(found, 1);
}

/** Codes of all languages with texts, offered or not. */
export const listedCodes = (source: string): string[] =>
  [...partOf(source, named).matchAll(/^ {2}([a-z]+):/gm)].map(([, code]) => code!);

/** Codes of the languages that are not offered. */
export const unfinishedCodes = (source: string): string[] => codesIn(partOf(source, unfinished));

/** The source with another list of languages that are not offered. Never includes English, the fallback of all others. */
export const withUnfinished = (source: string, codes: readonly string[]): string => {
  const others = codes.filter((code) => code !== 'en');
  return source.replace(unfinished, `const unfinished: string[] = [${written(others)}];`);
};

/**
 * The source with one more language, not offered yet, with the name from `Intl`.
 * @throws if it is listed already
 */
export function withLanguage(source: string, code: string): string {
  if (listedCodes(source).includes(code))
    throw new Error(`${code} is listed in ${listFile} already`);
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
  if (!name) throw new Error(`${code} is no code of a language that Intl knows`);
  const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  const lines = [...partOf(source, named).split('\n'), `  ${code}: '${title}',`].sort();
  const isRightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(title);
  const wider = source.replace(
    named,
    `const names: Record<string, string> = {\n${lines.join('\n')}\n};`,
  );
  const turned = isRightToLeft
    ? wider.replace(
        rightToLeft,
        (_, list: string) => `const rightToLeft = [${written([...codesIn(list), code])}];`,
      )
    : wider;
  return withUnfinished(turned, [...unfinishedCodes(source), code]);
}
