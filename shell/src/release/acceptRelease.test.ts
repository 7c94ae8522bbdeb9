import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { acceptRelease } from './acceptRelease';
import { RefusedRelease } from './verifyRelease';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = (key: KeyObject) =>
  key.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
const releaseKeys = { first: raw(publicKey) };

const release = (seq: number): Release => ({
  brand: 'scoreline',
  env: 'prod',
  channel: 'stable',
  seq,
  createdAt: '2026-11-21T12:00:00.000Z',
  shell: { build: 'a', base: '/builds/shell/a/', initial: [], locales: {}, files: [] },
  remotes: {},
});

function signedText(text: string, key = privateKey, keyId = 'first'): SignedRelease {
  return { release: text, signature: sign(null, Buffer.from(text), key).toString('base64'), keyId };
}
const signed = (seq: number, key = privateKey, keyId = 'first') =>
  signedText(JSON.stringify(release(seq)), key, keyId);

const accept = (signedRelease: SignedRelease, keys: Record<string, string> = releaseKeys) =>
  acceptRelease({ release: signedRelease, releaseKeys: keys }, localStorage);

beforeEach(() => localStorage.clear());

describe('acceptRelease', () => {
  it('takes a release whose signature holds', async () => {
    expect(await accept(signed(3))).toEqual(release(3));
  });

  it('refuses a release of which a byte was changed', async () => {
    const original = signed(3);
    const changed = { ...original, release: original.release.replace('/shell/a/', '/shell/b/') };
    await expect(accept(changed)).rejects.toThrow(RefusedRelease);
  });

  it('refuses a key the page does not know, by any name', async () => {
    await expect(accept({ ...signed(3), keyId: 'other' })).rejects.toThrow(RefusedRelease);
    await expect(accept({ ...signed(3), keyId: 'constructor' })).rejects.toThrow(RefusedRelease);
  });

  it('stays with the latest release it has accepted when an older one is played again', async () => {
    await accept(signed(3));
    await accept(signed(7));
    expect((await accept(signed(5))).seq).toBe(7);
    expect((await accept(signed(8))).seq).toBe(8);
  });

  it('goes back from a canary to the release it stands over, and to none before that', async () => {
    const canary = { percent: 10, salt: 'first', over: 7 };
    await accept(signedText(JSON.stringify({ ...release(8), canary })));
    expect((await accept(signed(6))).seq).toBe(8);
    expect((await accept(signed(7))).seq).toBe(7);
    expect((await accept(signed(6))).seq).toBe(7);
  });

  it('is not bound by the numbers of a key that is no longer in use', async () => {
    const next = generateKeyPairSync('ed25519');
    await accept(signed(7));
    const keys = { second: raw(next.publicKey) };
    expect((await accept(signed(1, next.privateKey, 'second'), keys)).seq).toBe(1);
  });

  it('is not bound by what was written into the storage by hand', async () => {
    const forged = { ...signed(99), signature: signed(3).signature };
    localStorage.setItem('release:scoreline:prod:stable', JSON.stringify(forged));
    expect((await accept(signed(3))).seq).toBe(3);
  });
});

describe('a release that is refused', () => {
  it('leaves the accepted one in force', async () => {
    await accept(signed(3));
    const { privateKey: foreign } = generateKeyPairSync('ed25519');
    expect((await accept(signed(9, foreign))).seq).toBe(3);
  });
});
