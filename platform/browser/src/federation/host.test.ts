import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import { CurrentGlobal, resetFederationGlobalInfo } from '@module-federation/runtime/core';

import { startHost } from './host';
import { placed } from './testing';

const page = globalThis as Record<string, unknown>;
const files = { integrityOf: () => 'sha384-listed', add: () => undefined };
const ours = { version: '19.3.1', lib: () => 'ours' };
const { __FEDERATION__: lists } = CurrentGlobal;

const start = () => startHost(files, { react: ours }, { react: '19.3.1' });

/** A remote's build with its own runtime instance and a newer React. */
function runs(name: string) {
  const instance = createInstance({
    name,
    remotes: [],
    shared: { react: { version: '19.9.0', get: async () => () => 'theirs' } },
  });
  const scopeOf = (shareScope: Parameters<typeof instance.initShareScopeMap>[1]) =>
    instance.initShareScopeMap('default', shareScope);
  const get = async () => () => ({ react: instance.loadShare('react') });
  page[name] = { init: scopeOf, get };
  return instance;
}

beforeEach(() => {
  resetFederationGlobalInfo();
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    queueMicrotask(() => (node as HTMLScriptElement).dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  for (const build of ['new', 'old']) delete page[`mf_scores_${build}`];
});

it('lists host, remotes and shares where tools for module federation look', async () => {
  const load = start();
  for (const build of ['new', 'old']) {
    runs(`mf_scores_${build}`);
    await load(placed(build), false);
  }
  expect(lists.moduleInfo).toMatchObject({
    shell: {
      remotesInfo: { scores: { matchedVersion: 'new' }, 'scores@old': { matchedVersion: 'old' } },
      shared: [{ sharedName: 'react', version: '19.3.1' }],
    },
    'scores:new': {
      remoteEntry: `${location.origin}/builds/mf-scores/new/entry.js`,
      globalName: 'mf_scores_new',
    },
  });
  const [host] = lists.__INSTANCES__;
  expect(host?.options.remotes.map(({ name }) => name)).toEqual(['scores', 'scores@old']);
  expect(Object.keys(host?.shareScopeMap.default ?? {})).toEqual(['react']);
  expect(lists.__INSTANCES__.map(({ name }) => name)).toEqual([
    'shell',
    'mf_scores_new',
    'mf_scores_old',
  ]);
});

it('gives a remote with a runtime and a newer React of its own the one React of the page', async () => {
  const load = start();
  runs('mf_scores_new');
  const evaluate = await load(placed('new'), false);
  const factory = await (evaluate() as { react: Promise<() => unknown> }).react;
  expect(factory()).toBe('ours');
});

it.each(['global', 'module'] as const)(
  'loads no entry of type %s for a remote’s own instance',
  async (type) => {
    const load = start();
    const instance = runs('mf_scores_new');
    await load(placed('new'), false);
    instance.registerRemotes([{ name: 'other', entry: 'https://other.example/entry.js', type }]);
    await expect(instance.loadRemote('other/thing')).rejects.toThrow(
      'https://other.example/entry.js is not part of the release',
    );
  },
);
