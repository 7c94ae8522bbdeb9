import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BuildsCdn, ReleasedRemote } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { networkMark } from '../telemetry/visits';
import { loadedFiles, otherRemotes } from './cacheForOffline';

const remote = (name: string, locales: Record<string, string>) =>
  ({
    base: `/builds/${name}/1/`,
    entry: 'entry.js',
    initial: ['page.js'],
    locales,
  }) as never as ReleasedRemote;

it('has the scripts of other remotes with their texts in the language of the page, else in English', () => {
  const remotes = {
    discover: remote('discover', { en: 'locales/en.1.json', he: 'locales/he.2.json' }),
    promotion: remote('promotion', { en: 'locales/en.3.json' }),
    silent: remote('silent', {}),
  };
  expect(otherRemotes({ remotes }, 'he').map(([address]) => new URL(address).pathname)).toEqual([
    '/builds/discover/1/entry.js',
    '/builds/discover/1/page.js',
    '/builds/discover/1/locales/he.2.json',
    '/builds/promotion/1/entry.js',
    '/builds/promotion/1/page.js',
    '/builds/promotion/1/locales/en.3.json',
    '/builds/silent/1/entry.js',
    '/builds/silent/1/page.js',
  ]);
});

describe('where builds come from a CDN', () => {
  const base = 'https://cdn.example';
  const names = [
    'https://other.example/builds/x/y/z.js',
    `${base}/builds/shell/s/shell.js`,
    `${location.origin}/builds/shell/s/own.js`,
  ];
  const remotes = { 'mf-scores': remote('mf-scores', {}) };
  const kept = () => loadedFiles().map(([address]) => address);
  const ahead = () => otherRemotes({ remotes }, 'en').map(([address]) => address);
  const scripts = ['entry.js', 'page.js'].map((name) => `/builds/mf-scores/1/${name}`);
  let isAway: boolean;

  beforeEach(() => {
    isAway = false;
    const cdn: Partial<BuildsCdn> = {
      addressOf: (address) => (address.startsWith('/builds/') ? base + address : address),
      isAway: () => isAway,
    };
    stubGlobal('buildsCdn', cdn);
    const entries = names.map((name) => ({ name }) as PerformanceResourceTiming);
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
  });
  afterEach(() => {
    unstubGlobals();
    jest.restoreAllMocks();
  });

  it('caches the files of the CDN', () => {
    expect(kept()).toEqual(names.slice(1));
    expect(ahead()).toEqual(scripts.map((path) => base + path));
  });

  it('caches none of a CDN that is away', () => {
    isAway = true;
    expect(kept()).toEqual([names[2]]);
    expect(ahead()).toEqual(scripts.map((path) => location.origin + path));
  });

  it('counts a load over the network from either place', () => {
    const entry = { transferSize: 100, workerStart: 0 } as PerformanceResourceTiming;
    const [path = ''] = scripts;
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockImplementation((name) => (name === base + path ? [entry] : []));
    expect(networkMark(path)).toEqual({ network: true });
    expect(networkMark('/builds/other.js')).toEqual({});
  });
});
