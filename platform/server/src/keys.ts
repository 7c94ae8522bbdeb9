import { createPublicKey, type KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Prefix of an Ed25519 key's SPKI form; the raw 32 bytes follow. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export const publicKeyOf = (base64: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(base64, 'base64')]),
    format: 'der',
    type: 'spki',
  });

/** The public keys in `release-{keyId}.pub` files, base64 by key id; empty without the folder. */
export async function readReleaseKeys(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const keys: Record<string, string> = {};
  for (const name of names.sort()) {
    const keyId = /^release-([0-9a-f]+)\.pub$/.exec(name)?.[1];
    if (keyId) keys[keyId] = (await readFile(join(folder, name), 'utf8')).trim();
  }
  return keys;
}
