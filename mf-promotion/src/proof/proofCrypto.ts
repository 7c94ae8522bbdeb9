import type { AuditCrypto } from '@scoreline/shared-lib/contract';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOfBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

async function isSignedNatively(message: Bytes, signature: string, publicKey: string) {
  const raw = bytesOfBase64(publicKey);
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytesOfBase64(signature), message);
}

/** For browsers before 2025, whose WebCrypto lacks Ed25519. */
async function isSigned(message: Bytes, signature: string, publicKey: string): Promise<boolean> {
  try {
    return await isSignedNatively(message, signature, publicKey);
  } catch {
    const { spare } = await import('./spareCrypto');
    return spare.isSigned(message, signature, publicKey);
  }
}

async function hmacSha256(key: Bytes, message: Bytes): Promise<Uint8Array> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', key, hash, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, message));
}

const native: AuditCrypto = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)),
  hmacSha256,
  isSigned,
};

/** WebCrypto, or a library if the page has none because it is not served over TLS. */
export async function proofCrypto(): Promise<AuditCrypto> {
  if (globalThis.crypto.subtle) return native;
  return (await import('./spareCrypto')).spare;
}
