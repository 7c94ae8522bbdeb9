import { generateKeyPairSync, sign } from 'node:crypto';

import { afterEach, expect, it, jest } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { newerRelease } from './newerRelease';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const keys = { first: raw };

const now = Date.parse('2026-11-22T12:00:00Z');
const release = (seq: number, over: Partial<Release> = {}): Release => ({
  brand: 'scoreline',
  env: 'prod',
  channel: 'stable',
  seq,
  createdAt: '',
  expires: '2027-02-20T12:00:00Z',
  shell: { build: 'a', base: '/builds/shell/a/', initial: [], locales: {}, files: [] },
  remotes: {},
  ...over,
});

function answer(content: Release, by = privateKey, ok = true) {
  const text = JSON.stringify(content);
  const signature = sign(null, Buffer.from(text), by).toString('base64');
  const json = async () => ({ release: text, signature, keyId: 'first' });
  const ask = jest.fn(async (_address: string) => ({ ok, json }));
  stubGlobal('fetch', ask);
  return ask;
}
const ask = () => newerRelease(release(5), { releaseKeys: keys }, now);

afterEach(() => unstubGlobals());

it('is what the server has by now', async () => {
  const asked = answer(release(6));
  expect((await ask())?.seq).toBe(6);
  expect(firstItem(asked.mock.calls)[0]).toBe('/releases/scoreline/prod/stable.tree.json');
});

it('is the whole release of a server that has no text of version 3', async () => {
  const asked = answer(release(6));
  asked.mockRejectedValueOnce(new Error('404'));
  expect((await ask())?.seq).toBe(6);
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/releases/scoreline/prod/stable.json');
});

it.each([
  ['an older one', () => answer(release(4))],
  ['the same one', () => answer(release(5))],
  ['another brand’s', () => answer(release(6, { brand: 'futbol' }))],
  ['another environment’s', () => answer(release(6, { env: 'test' }))],
  ['another channel’s', () => answer(release(6, { channel: 'beta' }))],
  ['one whose time is over', () => answer(release(6, { expires: '2026-11-20T12:00:00Z' }))],
  ['one without a time', () => answer(release(6, { expires: undefined }))],
  [
    'one signed by somebody else',
    () => answer(release(6), generateKeyPairSync('ed25519').privateKey),
  ],
  ['an error', () => answer(release(6), privateKey, false)],
  ['no network', () => stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))],
])('is not %s', async (_what, arrange) => {
  arrange();
  expect(await ask()).toBeNull();
});
