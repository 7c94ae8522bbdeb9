import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';

/** SHA-256, in hex. */
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Short id of a public key (base64): the first 16 hex digits of its SHA-256. */
export const keyIdOf = (publicKey: string): string =>
  sha256(Buffer.from(publicKey, 'base64')).slice(0, 16);

/** The raw 32 bytes of a key's public half, in base64. */
export const publicHalf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');

/** A new Ed25519 private key. */
export const createPrivateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

/** A key's entry in a policy. */
export function listedKey(key: KeyObject, from: Date, until: Date) {
  const publicKey = publicHalf(key);
  const validity = { from: from.toISOString(), until: until.toISOString() };
  return { id: keyIdOf(publicKey), public: publicKey, ...validity };
}

/** A text with its Ed25519 signature in base64. */
export const signText = (text: string, key: KeyObject) => ({
  text,
  signature: sign(null, Buffer.from(text), key).toString('base64'),
  keyId: keyIdOf(publicHalf(key)),
});
