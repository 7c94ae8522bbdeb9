import { generateKeyPairSync } from 'node:crypto';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { registryFolder } from './fixtures/registryFolder';
import { openReleases } from './releases';

let folder: Awaited<ReturnType<typeof registryFolder>>;
let releases: ReturnType<typeof openReleases>;
const error = jest.fn<(facts: { reason: string }) => void>();

beforeEach(async () => {
  error.mockReset();
  folder = await registryFolder();
  releases = openReleases({ registry: folder.registry, keys: folder.keys, logger: { error } });
});

const current = () => releases.current('scoreline', 'prod');
const seq = async () => (await current())?.release.seq;

describe('openReleases', () => {
  it('sees a promote without a restart, and names it anew', async () => {
    expect(await current()).toBeNull();
    await folder.promote('scoreline', 1);
    const first = await current();
    await folder.promote('scoreline', 2);
    const second = await current();
    expect([first?.release.seq, second?.release.seq]).toEqual([1, 2]);
    expect(first?.id).not.toBe(second?.id);
    expect(error).not.toHaveBeenCalled();
  });

  it('keeps what is in force when an older release is played again', async () => {
    const old = folder.sign('scoreline', 4);
    await folder.promote('scoreline', 5);
    expect(await seq()).toBe(5);
    await folder.put('scoreline', old);
    expect(await seq()).toBe(5);
    expect(error.mock.calls[0]?.[0].reason).toMatch(/release 4 is older than 5/);
  });

  it.each([
    ['a flipped byte', 'release'],
    ['a flipped signature', 'signature'],
  ] as const)('refuses %s', async (_what, part) => {
    await folder.promote('scoreline', 1);
    await current();
    const next = folder.sign('scoreline', 2);
    const text = next[part];
    const at = part === 'release' ? text.indexOf('entry.js') : 10;
    const flipped = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    await folder.put('scoreline', { ...next, [part]: flipped });
    expect(await seq()).toBe(1);
    expect(error.mock.calls[0]?.[0].reason).toMatch(/does not fit/);
  });

  it('refuses a key it does not know, and a signature of another key under its name', async () => {
    const release = folder.sign('scoreline', 1);
    await folder.put('scoreline', { ...release, keyId: 'constructor' });
    expect(await current()).toBeNull();
    const { privateKey } = generateKeyPairSync('ed25519');
    await folder.put('scoreline', folder.signed(JSON.parse(release.release), privateKey));
    expect(await current()).toBeNull();
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('does not leave the registry for a name', async () => {
    await folder.promote('scoreline', 1);
    expect(await releases.current('../releases/scoreline', 'prod')).toBeNull();
    expect(await releases.current('scoreline', 'prod', '../prod/stable')).toBeNull();
  });
});
