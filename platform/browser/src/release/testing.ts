import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

import type { Release, SignedRelease } from '@scoreline/shared-lib/contract';

import { acceptRelease } from './acceptRelease';

export const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const raw = (key: KeyObject) =>
  key.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
export const releaseKeys = { first: raw(publicKey) };

export const now = Date.parse('2026-11-22T12:00:00Z');
export const dayMs = 86_400_000;

export const release = (seq: number, over: Partial<Release> = {}): Release => ({
  brand: 'scoreline',
  env: 'prod',
  channel: 'stable',
  seq,
  createdAt: '2026-11-21T12:00:00.000Z',
  expires: '2027-02-19T12:00:00.000Z',
  shell: { build: 'a', base: '/builds/shell/a/', initial: [], locales: {}, files: [] },
  remotes: {},
  ...over,
});

export function signedText(text: string, key = privateKey, keyId = 'first'): SignedRelease {
  return { release: text, signature: sign(null, Buffer.from(text), key).toString('base64'), keyId };
}
export const signed = (seq: number, key = privateKey, keyId = 'first') =>
  signedText(JSON.stringify(release(seq)), key, keyId);

export const brand = { key: 'scoreline', env: 'prod' as const };
export const accept = (
  signedRelease: SignedRelease,
  keys: Record<string, string> = releaseKeys,
  time: number = now,
) => acceptRelease({ release: signedRelease, releaseKeys: keys, brand }, localStorage, time);
export const signedWith = (seq: number, over: Partial<Release>) =>
  signedText(JSON.stringify(release(seq, over)));
