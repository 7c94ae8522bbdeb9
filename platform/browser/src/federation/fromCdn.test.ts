import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BuildsCdn } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { listFiles } from '../release/listedFiles';
import { currentAddress, fetchFromCdn } from './fromCdn';
import { guardedFetch } from './guardedFetch';
import { startHost } from './host';
import { createBuildLoader } from './loadBuild';
import { placed } from './testing';

const base = 'https://cdn.example';
const texts = '/builds/mf-scores/new/locales/en.json';
const fetchFile = jest.fn<typeof fetch>();
const files = { integrityOf: () => 'sha384-listed', add: () => undefined };
let isAway: boolean;
let late: () => void;

const cdn: BuildsCdn = {
  addressOf: (address) => (address.startsWith('/builds/') ? base + address : address),
  isAway: () => isAway,
  leave: () => (isAway = true),
  locate: async (address) => (isAway ? address : base + address),
  watch: (_isThere, call) => (late = call),
};

beforeEach(() => {
  isAway = false;
  late = () => undefined;
  fetchFile.mockReset().mockImplementation(async () => new Response('{}'));
  stubGlobal('fetch', fetchFile);
  stubGlobal('buildsCdn', cdn);
});
afterEach(() => {
  unstubGlobals();
  jest.restoreAllMocks();
});

const asked = () => fetchFile.mock.calls.map(([address]) => address);

describe('a file of the release', () => {
  it('comes from the CDN, by its hash', async () => {
    await guardedFetch(files, texts);
    expect(asked()).toEqual([base + texts]);
    expect(fetchFile.mock.calls[0]![1]).toMatchObject({ integrity: 'sha384-listed', mode: 'cors' });
  });

  it.each([
    ['refuses', async () => Promise.reject(new TypeError('refused'))],
    ['has not got it', async () => new Response('', { status: 404 })],
  ])('comes from the site where the CDN %s, and so do the next', async (_what, answer) => {
    fetchFile.mockImplementationOnce(answer);
    expect((await guardedFetch(files, texts)).ok).toBe(true);
    await guardedFetch(files, texts);
    expect(asked()).toEqual([base + texts, texts, texts]);
    expect(isAway).toBe(true);
  });

  it('comes from the site where the CDN hangs', async () => {
    fetchFile.mockImplementationOnce(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const found = guardedFetch(files, texts);
    late();
    expect((await found).ok).toBe(true);
    expect(asked()).toEqual([base + texts, texts]);
  });

  it('that is asked for anew comes from the site at once', async () => {
    await guardedFetch(files, texts, { cache: 'reload' });
    expect(asked()).toEqual([texts]);
  });

  it('comes from the site where a page knows of no CDN', async () => {
    stubGlobal('buildsCdn', undefined);
    await guardedFetch(files, texts);
    expect(asked()).toEqual([texts]);
    expect(await fetchFromCdn(texts, {})).toBeNull();
  });
});

it('is asked for at the site while the CDN is away', () => {
  expect(currentAddress(texts)).toBe(base + texts);
  isAway = true;
  expect(currentAddress(texts)).toBe(texts);
});

it('runs a build’s scripts from where they were found, and on a retry from the site', async () => {
  const build = { ...placed('new'), initial: ['remote.js'] };
  const sources: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    sources.push(script.getAttribute('src')!);
    queueMicrotask(() => script.dispatchEvent(new Event('error')));
  });
  const load = createBuildLoader(startHost(files, {}, {}));
  await expect(load(build, 0)).rejects.toThrow(/could not be loaded/);
  await expect(load(build, 1)).rejects.toThrow(/could not be loaded/);
  const own = ['remote.js', 'entry.js'].map((name) => build.base + name);
  expect(sources).toEqual([...own.map((address) => base + address), ...own]);
});

it('knows the hash of a file at both of its places, and at no third', () => {
  const shell = {
    ...{ build: 's', base: '/builds/shell/s/', initial: [], locales: {} },
    files: [{ path: 'shell.js', integrity: 'sha384-s', bytes: 1 }],
  };
  const track = {
    brand: 'scoreline',
    env: 'prod',
    channel: 'stable',
    seq: 1,
    createdAt: '',
  } as const;
  const { integrityOf } = listFiles({ ...track, shell, remotes: {} });
  expect(integrityOf('/builds/shell/s/shell.js')).toBe('sha384-s');
  expect(integrityOf(`${base}/builds/shell/s/shell.js`)).toBe('sha384-s');
  expect(integrityOf('https://other.example/builds/shell/s/shell.js')).toBeUndefined();
});
