import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeEach, expect, it } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';

import type { Policy } from '../policy/document';
import { createKey, publicKeys, signingKeys } from './releaseKeys';
import { readSigned, signRelease } from './signature';
import { releaseKey } from './signingKeys';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});

it('keeps the private key from others, and never makes one by the way', async () => {
  const nobody = { releaseKeys: [] } as unknown as Policy;
  await expect(releaseKey(folder, nobody, new Date())).rejects.toThrow(/names no release key/);
  expect(await readdir(folder)).toEqual([]);
  const { keyId } = await createKey(folder);
  expect((await signingKeys(folder)).map((key) => key.keyId)).toEqual([keyId]);
  const path = join(folder, `release-${keyId}.ed25519.pem`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const raw = await readFile(join(folder, `release-${keyId}.pub`), 'utf8');
  expect(Buffer.from(raw, 'base64')).toHaveLength(32);
});

it('makes signatures that do not fit once a byte of the release is flipped', async () => {
  const key = await createKey(folder);
  const release = { brand: 'scoreline', seq: 1 } as Release;
  const signed = signRelease(release, key);
  const published = (await publicKeys(folder))[key.keyId]!;
  expect(readSigned(signed, published)).toEqual(release);
  const changed = { ...signed, release: signed.release.replace('"seq":1', '"seq":9') };
  expect(readSigned(changed, published)).toBeNull();
});
