import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Release, ReleasedRemote } from '@scoreline/shared-lib/contract';

import { createTextLoader } from './loadTexts';

const remote: ReleasedRemote = {
  name: 'mf-scores',
  build: 'b1',
  base: '/b1/',
  contract: '^1.0.0',
  owner: 'scores',
  routes: [],
  namespaces: ['scores'],
  entry: 'entry.js',
  global: 'g',
  initial: [],
  locales: { en: 'en.json', es: 'es.json' },
  files: [],
};
const release: Release = {
  brand: 'scoreline',
  env: 'prod',
  channel: 'stable',
  seq: 1,
  createdAt: '',
  shell: { build: 's', base: '/s/', initial: [], locales: {}, files: [] },
  remotes: { 'mf-scores': remote },
};
const files = { integrityOf: () => 'sha384-listed', add: () => undefined };
const onFailure = jest.fn();
let lost: string[];

beforeEach(() => {
  lost = [];
  onFailure.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const isLost = lost.some((name) => String(address).endsWith(name));
    return isLost
      ? new Response('', { status: 404 })
      : new Response(JSON.stringify({ from: address }));
  });
});
afterEach(() => void jest.restoreAllMocks());

const texts = (isRetry = false) =>
  createTextLoader(release, files, onFailure).of(remote, 'es', isRetry);

it('are those of the language', async () => {
  expect(await texts()).toEqual({ from: '/b1/es.json' });
  expect(onFailure).not.toHaveBeenCalled();
});

it('are English where the file of the language is lost, and somebody hears of it', async () => {
  lost = ['es.json'];
  expect(await texts()).toEqual({ from: '/b1/en.json' });
  expect(onFailure.mock.calls).toEqual([[remote, expect.any(Error)]]);
});

it('are none, and nothing is thrown, where that is lost too', async () => {
  lost = ['es.json', 'en.json'];
  expect(await texts()).toBeNull();
  expect(onFailure).toHaveBeenCalledTimes(2);
});
