import { createHash } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  codeListOf,
  type PlacedBuild,
  type ReleaseLists,
  textProofOf,
  textsRoot,
} from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { createBuildLists } from './buildLists';

const digest = async (text: string) => createHash('sha256').update(text).digest('base64url');
const file = (path: string) => ({ path, integrity: `sha384-${path}`, bytes: 1 });
const locales = { en: 'locales/en.json', es: 'locales/es.json', he: 'locales/he.json' };
const whole: PlacedBuild = {
  ...{ name: 'mf-fans', build: 'a', base: '/builds/mf-fans/a/', contract: '^1.0.0' },
  ...{ owner: 'fans', routes: [], namespaces: ['fans'], entry: 'entry.js', global: 'fans_a' },
  ...{ initial: ['remote.js'], locales },
  files: ['entry.js', 'remote.js', ...Object.values(locales)].map(file),
};

/** The code list, and the hashes of the lists. */
let code: string;
let lists: { code: string; texts: string };
/** The site's responses by address. */
let site: Record<string, string>;
let carried: ReleaseLists;
let build: PlacedBuild;
const add = jest.fn();
const asked = jest.fn<(address: string) => void>();

beforeEach(async () => {
  add.mockReset();
  asked.mockReset();
  code = await codeListOf(whole, digest);
  lists = { code: await digest(code), texts: await textsRoot(whole, digest) };
  build = {
    ...whole,
    entry: '',
    global: '',
    initial: [],
    locales: {},
    files: [],
    lists: { ...lists },
  };
  const proofs = await Promise.all(
    Object.keys(locales).map((language) => textProofOf(whole, language, digest)),
  );
  site = Object.fromEntries(
    proofs.map((proof) => [
      `${whole.base}lists/${lists.texts}.${proof!.language}.json`,
      JSON.stringify(proof),
    ]),
  );
  site[`${whole.base}lists/${lists.code}.json`] = code;
  carried = { code: { [lists.code]: code }, texts: { [lists.texts]: proofs[1]! } };
  stubGlobal('fetch', async (address: string) => {
    asked(address);
    const text = site[address];
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: async () => text,
    };
  });
});
afterEach(() => unstubGlobals());

const listsOf = (own?: ReleaseLists) => createBuildLists({ add }, own);
const paths = () => build.files.map(({ path }) => path);

describe('the lists of a build', () => {
  it('are those that the page carries', async () => {
    const own = listsOf(carried);
    await own.code(build, false);
    await own.texts(build, 'es', false);
    expect(asked).not.toHaveBeenCalled();
    expect(build).toMatchObject({ entry: 'entry.js', global: 'fans_a', initial: ['remote.js'] });
    expect(build.locales).toEqual({ es: 'locales/es.json' });
    expect(paths()).toEqual(['entry.js', 'remote.js', 'locales/es.json']);
    expect(add).toHaveBeenCalledWith(build);
  });

  it('are fetched where it has none, each once', async () => {
    const own = listsOf();
    await Promise.all([own.code(build, false), own.code(build, false)]);
    await own.texts(build, 'he', false);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(paths()).toEqual(['entry.js', 'remote.js', 'locales/he.json']);
  });

  it('name the texts of a fallback in the list of its code', async () => {
    delete build.lists!.texts;
    await listsOf().texts(build, 'he', false);
    expect(build.locales).toEqual({ he: 'locales/he.json' });
  });

  it('are asked for again after they could not be had', async () => {
    const own = listsOf();
    const [list, text] = Object.entries(site).at(-1)!;
    delete site[list];
    await expect(own.code(build, false)).rejects.toThrow('404');
    expect(add).not.toHaveBeenCalled();
    site[list] = text;
    await own.code(build, true);
    expect(build.entry).toBe('entry.js');
  });

  it('of a build that a release lists whole are there already', async () => {
    await listsOf().code(whole, false);
    await listsOf().texts(whole, 'es', false);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a list that was altered is refused', () => {
  it.each<[string, (text: string) => string]>([
    ['a hash', (text) => text.replace('sha384-remote.js', 'sha384-other')],
    ['a file more', (text) => text.replace('"files":[', '"files":[["x.js","sha384-x"],')],
    ['a file less', (text) => text.replace(/,\["remote.js"[^\]]*\]/, '')],
    ['another entry', (text) => text.replace('"entry":"entry.js"', '"entry":"remote.js"')],
  ])('for %s', async (_what, change) => {
    const hash = lists.code;
    carried.code[hash] = change(code);
    await expect(listsOf(carried).code(build, false)).rejects.toThrow('not what was signed');
    site[`${build.base}lists/${hash}.json`] = change(code);
    await expect(listsOf().code(build, false)).rejects.toThrow('not what was signed');
    expect(paths()).toEqual([]);
  });

  it('for the text of another language in its place', async () => {
    const root = lists.texts;
    const address = (language: string) => `${build.base}lists/${root}.${language}.json`;
    site[address('he')] = site[address('es')]!;
    await expect(listsOf().texts(build, 'he', false)).rejects.toThrow('not what was signed');
    site[address('he')] = site[address('es')]!.replace('"language":"es"', '"language":"he"');
    await expect(listsOf().texts(build, 'he', false)).rejects.toThrow('not what was signed');
    expect(build.locales).toEqual({});
  });
});
