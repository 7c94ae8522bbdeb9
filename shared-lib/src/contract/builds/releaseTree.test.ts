import { createHash } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import type { PlacedBuild, Release } from '../release';
import { listNamed, type ReleaseTree, routesListOf, treeTextOf } from './releaseTree';
import { type Sha256, isProved, textProofOf, textsRoot } from './textTree';
import { putCode, putTexts, releaseOfTree } from './treeRelease';

const digest: Sha256 = async (text) => createHash('sha256').update(text).digest('base64url');
const hashOf = (text: string) => createHash('sha384').update(text).digest('base64');
const file = (path: string) => ({ path, integrity: `sha384-${hashOf(path)}`, bytes: 1 });
const codes = (count: number) => Array.from({ length: count }, (_, at) => `l${at}`);

function placed(name: string, build: string, languages = ['en', 'es', 'he']): PlacedBuild {
  const locales = languages.map((language) => [language, `locales/${language}.${build}.json`]);
  const texts = locales.map(([, path = '']) => path);
  return {
    ...{ name, build, base: `/builds/${name}/${build}/`, contract: '^1.0.0', owner: name },
    routes: [{ path: `/${name}`, layout: 'custom', title: name }],
    ...{ namespaces: [name], entry: 'entry.js', global: `${name}_${build}`, initial: ['a.js'] },
    locales: Object.fromEntries(locales) as Record<string, string>,
    files: ['entry.js', 'a.js', 'lazy.js', ...texts].map(file),
  };
}

const terms = { percent: 10, salt: 'salt', team: 'fans', since: '2026-11-21T12:00:00.000Z' };

function releaseWith(remotes: number, languages?: string[]): Release {
  const id = (at: number) => at.toString(16).padStart(16, '0');
  const all = Array.from({ length: remotes }, (_, at) => {
    const name = `mf-remote-${at}`;
    const fallback = placed(name, id(at + 100), languages);
    return [name, { ...placed(name, id(at), languages), fallback }] as const;
  });
  const { build, base, initial, locales, files } = placed('shell', id(999), languages);
  return {
    ...{ version: 2, brand: 'scoreline', env: 'prod', channel: 'stable', seq: 3 },
    ...{ createdAt: '2026-11-21T12:00:00.000Z', expires: '2027-02-19T12:00:00.000Z' },
    shell: { build, base, initial, locales, files, contract: '1.0.0' },
    remotes: Object.fromEntries(all),
    canaries: {
      remotes: { 'mf-remote-0': { ...placed('mf-remote-0', id(500), languages), ...terms } },
    },
  };
}

const treeOf = async (release: Release) =>
  JSON.parse(await treeTextOf(release, digest)) as ReleaseTree;

describe('the text that pages carry', () => {
  it('is under 8 KB with ten remotes, each with a build to fall back to, in whatever number of languages', async () => {
    const [few, many] = await Promise.all(
      [codes(2), codes(460)].map((all) => treeTextOf(releaseWith(10, all), digest)),
    );
    expect(many!.length).toBe(few!.length);
    expect(many!.length).toBeLessThan(8 * 1024);
  });

  it.each<[string, (remote: PlacedBuild) => void]>([
    ['a chunk', ({ files }) => void (files[2]!.integrity = 'sha384-other')],
    ['a chunk that is gone', ({ files }) => void files.splice(2, 1)],
    ['a text', ({ files }) => void (files[4]!.integrity = 'sha384-other')],
    [
      'the texts of two languages',
      ({ locales }) => void ([locales['en'], locales['es']] = [locales['es']!, locales['en']!]),
    ],
    ['a language that is gone', ({ locales }) => void delete locales['he']],
    ['a route', ({ routes }) => void (routes[0]!.path = '/other')],
    ['the entry', (remote) => void (remote.entry = 'a.js')],
  ])('is another one for %s', async (_what, change) => {
    const release = releaseWith(2);
    const before = await treeTextOf(release, digest);
    change(release.remotes['mf-remote-1']!);
    expect(await treeTextOf(release, digest)).not.toBe(before);
  });

  it('becomes the release again, with the lists of its builds', async () => {
    const release = releaseWith(2);
    const read = releaseOfTree(await treeOf(release), routesListOf(release));
    const [own, read1] = [release.remotes['mf-remote-1']!, read.remotes['mf-remote-1']!];
    for (const [whole, build] of [
      [own, read1],
      [own.fallback!, read1.fallback!],
    ] as const) {
      putCode(build, (await listNamed(whole, build.lists!.code, digest))!);
      for (const language of Object.keys(whole.locales))
        putTexts(build, (await textProofOf(whole, language, digest))!);
    }
    const { lists: _lists, fallback, files, ...facts } = read1;
    const { fallback: spare, files: ownFiles, ...ownFacts } = own;
    expect(facts).toEqual(ownFacts);
    expect(files.map(({ path, integrity }) => [path, integrity]).sort()).toEqual(
      ownFiles.map(({ path, integrity }) => [path, integrity]).sort(),
    );
    expect(fallback).toMatchObject({ build: spare!.build, entry: 'entry.js' });
    expect(read.canaries?.remotes['mf-remote-0']).toMatchObject({
      build: '00000000000001f4',
      ...terms,
    });
  });

  it('takes no code list of another build', async () => {
    const release = releaseWith(2);
    const { remotes } = releaseOfTree(await treeOf(release), routesListOf(release));
    const { code } = remotes['mf-remote-0']!.lists!;
    const list = await listNamed(release.remotes['mf-remote-0']!, code, digest);
    expect(() => putCode(remotes['mf-remote-1']!, list!)).toThrow('is that of mf-remote-0');
  });
});

describe('a proof of a language', () => {
  it.each([1, 2, 3, 46, 47])('leads to the root of %i', async (count) => {
    const build = placed('mf-a', 'b', ['en', ...codes(count - 1)]);
    const root = await textsRoot(build, digest);
    for (const language of Object.keys(build.locales)) {
      const proof = await textProofOf(build, language, digest);
      expect(proof?.language).toBe(language);
      expect(await isProved(proof!, root, digest)).toBe(true);
    }
  });

  it('is that of English where there is no such language, and none where there is no text', async () => {
    expect((await textProofOf(placed('mf-a', 'b'), 'xx', digest))?.language).toBe('en');
    expect(await textProofOf(placed('mf-a', 'b', []), 'en', digest)).toBeNull();
  });

  it('does not hold for another language, file, hash, order or build', async () => {
    const build = placed('mf-a', 'b');
    const root = await textsRoot(build, digest);
    const proof = (await textProofOf(build, 'es', digest))!;
    const other = (await textProofOf(build, 'en', digest))!;
    const others = await textsRoot(placed('mf-b', 'c'), digest);
    expect(await isProved(proof, others, digest)).toBe(false);
    for (const change of [
      { language: 'en' },
      { path: other.path },
      { integrity: other.integrity },
      { proof: other.proof },
      { proof: proof.proof.slice(1) },
      { proof: proof.proof.map((step) => (step.startsWith('<') ? '>' : '<') + step.slice(1)) },
    ])
      expect(await isProved({ ...proof, ...change }, root, digest)).toBe(false);
  });
});

describe('a list by its name', () => {
  const build = placed('mf-a', 'b');

  it('is the one that has the hash, and no other', async () => {
    const tree = await treeOf({ ...releaseWith(0), remotes: { 'mf-a': build } });
    const { code, texts } = tree.remotes['mf-a']!;
    expect(await digest((await listNamed(build, code, digest))!)).toBe(code);
    expect(JSON.parse((await listNamed(build, `${texts}.he`, digest))!)).toMatchObject({
      language: 'he',
    });
    expect(await listNamed(build, texts, digest)).toBeNull();
    expect(await listNamed(build, `${code}.he`, digest)).toBeNull();
  });

  it('is that of the shell as a release names it', async () => {
    const shell = { ...placed('shell', 'a'), contract: '^1.0.0' };
    const { build: id, base, locales, files } = shell;
    const named = { build: id, base, initial: ['a.js', 'entry.js'], locales, files };
    const tree = await treeOf({ ...releaseWith(0), shell: { ...named, contract: '1.0.0' } });
    expect(await listNamed(shell, tree.shell.code, digest)).not.toBeNull();
  });
});
