import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { resetFederationGlobalInfo } from '@module-federation/runtime/core';
import type { PlacedBuild, RemoteModule } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { startHost } from './host';
import { scriptTimeoutMs } from './listedEntries';
import { createBuildLoader } from './loadBuild';

const build: PlacedBuild = {
  name: 'mf-scores',
  build: 'b1',
  base: '/builds/mf-scores/b1/',
  contract: '^1.0.0',
  owner: 'scores',
  routes: [],
  namespaces: [],
  entry: 'entry.js',
  global: 'mf_scores_b1',
  initial: ['remote.js'],
  locales: {},
  files: [],
};

const remote: RemoteModule = { contract: '^1.0.0', routes: [], namespaces: [] };
const page = globalThis as Record<string, unknown>;
const init = jest.fn(async () => undefined);
const fetchFile = jest.fn<typeof fetch>();
const scripts: HTMLScriptElement[] = [];

const files = {
  integrityOf: (address: string) =>
    address.startsWith('/builds/mf-scores/') ? 'sha384-listed' : undefined,
  add: () => undefined,
};
const loader = () => createBuildLoader(startHost(files, {}, {}));

/** Simulates the browser's load or error event for the script. */
function answer(react: (script: HTMLScriptElement) => void) {
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    scripts.push(script);
    queueMicrotask(() => react(script));
  });
}

const loads = (exposed: unknown) =>
  answer((script) => {
    page[build.global] = { init, get: async () => () => exposed };
    script.dispatchEvent(new Event('load'));
  });

beforeEach(() => {
  resetFederationGlobalInfo();
  scripts.length = 0;
  init.mockClear();
  fetchFile.mockReset().mockResolvedValue(new Response(''));
  stubGlobal('fetch', fetchFile);
});
afterEach(() => {
  delete page[build.global];
  unstubGlobals();
  jest.useRealTimers();
});

describe('createBuildLoader', () => {
  it('runs the entry by hash, gives it the shares, and hands back the remote', async () => {
    loads({ remote });
    expect(await loader()(build, 0)).toBe(remote);
    const [, script] = scripts;
    expect(script).toMatchObject({
      integrity: 'sha384-listed',
      crossOrigin: 'anonymous',
    });
    expect(script!.src).toContain('/builds/mf-scores/b1/entry.js');
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('initialises a container once', async () => {
    loads({ default: remote });
    const load = loader();
    await load(build, 0);
    await load(build, 1);
    expect([scripts.length, init.mock.calls.length]).toEqual([2, 1]);
  });

  describe('of two builds that call their container the same', () => {
    const second = { ...build, build: 'b2', base: '/builds/mf-scores/b2/', initial: [] };
    const first = { ...build, initial: [] };
    const other: RemoteModule = { ...remote, namespaces: ['second'] };
    const containers: Record<string, object> = {
      b1: { init, get: async () => () => ({ remote }) },
      b2: { init, get: async () => () => ({ remote: other }) },
    };
    const runs = (broken?: string) =>
      answer((script) => {
        const name = /\/(b\d)\//.exec(script.src)?.[1] ?? '';
        if (name !== broken) page[build.global] = containers[name];
        script.dispatchEvent(new Event('load'));
      });
    beforeEach(() => {
      containers.b1 = { ...containers.b1 };
      containers.b2 = { ...containers.b2 };
    });

    it('runs each, and shows the code of the one that is asked for', async () => {
      runs();
      const load = loader();
      expect(await load(first, 0)).toBe(remote);
      expect(await load(second, 0)).toBe(other);
      expect(await load(first, 0)).toBe(remote);
      expect([scripts.length, init.mock.calls.length]).toEqual([2, 2]);
    });

    it('does not show the first where the second leaves none', async () => {
      runs('b2');
      const load = loader();
      await load(first, 0);
      await expect(load(second, 0)).rejects.toThrow(/left no container/);
    });

    it('runs the second where the first is broken', async () => {
      runs();
      containers.b1 = { init, get: () => Promise.reject(new Error('broken')) };
      const load = loader();
      await expect(load(first, 0)).rejects.toThrow('broken');
      expect(await load(second, 0)).toBe(other);
    });
  });

  it('asks for the entry and the first chunks at once, and on a retry for what has failed', async () => {
    const answers = ['error', 'load', 'load'];
    answer((script) => {
      page[build.global] = { init, get: async () => () => ({ remote }) };
      script.dispatchEvent(new Event(answers.shift()!));
    });
    const load = loader();
    await expect(load(build, 0)).rejects.toThrow(/could not be loaded/);
    expect(await load(build, 1)).toBe(remote);
    const names = scripts.map(({ src }) => src.split('/').at(-1));
    expect(names).toEqual(['remote.js', 'entry.js', 'remote.js']);
  });

  it('never asks for a script the release does not list', async () => {
    loads({ remote });
    await expect(loader()({ ...build, base: '/elsewhere/' }, 0)).rejects.toThrow(/not part of/);
    expect(scripts).toHaveLength(0);
  });

  it('fetches the files anew before a retry', async () => {
    loads({ remote });
    await loader()(build, 1);
    expect(fetchFile.mock.calls).toEqual([
      ['/builds/mf-scores/b1/entry.js', { cache: 'reload' }],
      ['/builds/mf-scores/b1/remote.js', { cache: 'reload' }],
    ]);
  });

  it('refuses a remote made for another contract without running it', async () => {
    loads({ remote });
    await expect(loader()({ ...build, contract: '^2.0.0' }, 0)).rejects.toThrow(/contract \^2/);
    expect(scripts).toHaveLength(0);
  });

  it.each([
    ['an entry with a wrong hash', () => answer((s) => s.dispatchEvent(new Event('error')))],
    ['an entry that throws', () => answer((s) => s.dispatchEvent(new Event('load')))],
    ['an expose of another shape', () => loads({ remote: { pages: [] } })],
    ['an expose that is missing', () => loads(undefined)],
  ])('rejects %s', async (_what, arrange) => {
    arrange();
    await expect(loader()(build, 0)).rejects.toThrow();
  });

  it('does not wait for ever', async () => {
    jest.useFakeTimers();
    answer(() => undefined);
    const loading = loader()(build, 0);
    const outcome = expect(loading).rejects.toThrow(/has not answered/);
    await jest.advanceTimersByTimeAsync(scriptTimeoutMs);
    await outcome;
  });
});
