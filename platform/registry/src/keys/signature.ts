import { createHash, createPublicKey, sign, verify } from 'node:crypto';

import {
  type Sha256,
  type Release,
  releaseStatement,
  releaseVersion,
  type SignedRelease,
  treeTextOf,
} from '@scoreline/shared-lib/contract';

import { publicKeyOfPair, publicKeys, type SigningKey } from './releaseKeys';

/** Prefix of an Ed25519 key's SPKI form; the raw 32 bytes follow it. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** A public key from its raw 32 bytes in base64. */
export const publicKeyOf = (base64: string) =>
  createPublicKey({
    key: Buffer.concat([spkiPrefix, Buffer.from(base64, 'base64')]),
    format: 'der',
    type: 'spki',
  });

const statementOf = (release: string): Buffer =>
  Buffer.from(releaseStatement(createHash('sha512').update(release).digest('hex')));

/** Signs the exact text that is sent, so that no canonical JSON is needed, and its digest. */
export function signRelease(release: Release, { keyId, privateKey }: SigningKey): SignedRelease {
  const text = JSON.stringify(release);
  const signed = (message: Buffer) => sign(null, message, privateKey).toString('base64');
  return {
    ...{ release: text, keyId },
    signature: signed(Buffer.from(text)),
    digestSignature: signed(statementOf(text)),
  };
}

/** The content of a release that this public key (base64) has signed; null if it has not. */
export function readSigned(
  { release, signature, digestSignature }: SignedRelease,
  key: string,
): Release | null {
  const bytes = Buffer.from(digestSignature ?? signature, 'base64');
  const message = digestSignature === undefined ? Buffer.from(release) : statementOf(release);
  const isOurs = verify(null, message, publicKeyOf(key), bytes);
  return isOurs ? (JSON.parse(release) as Release) : null;
}

/**
 * The content of a release that a key published in `folder` has signed.
 * @throws with the reason if none has.
 */
export async function verifySigned(signed: SignedRelease, folder: string): Promise<Release> {
  const { keyId } = signed;
  const keys = await publicKeys(folder);
  const key = Object.hasOwn(keys, keyId) ? keys[keyId] : undefined;
  if (!key) throw new Error(`release-${keyId}.pub is not published in ${folder}`);
  const content = readSigned(signed, key);
  if (!content) throw new Error('its signature does not fit its content');
  return content;
}

const digest: Sha256 = async (text) => createHash('sha256').update(text).digest('base64url');

/**
 * Adds the version 3 text to a release, signed by the same key. Returns the release unchanged if it is of another version or if
 * this key has not signed it in full.
 */
export async function withTree(
  signed: SignedRelease,
  { privateKey }: SigningKey,
): Promise<SignedRelease> {
  const release = readSigned(signed, publicKeyOfPair(privateKey));
  if (release?.version !== releaseVersion) return signed;
  const text = await treeTextOf(release, digest);
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64');
  return { ...signed, tree: { release: text, signature } };
}
