import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

/** Ed25519 without WebCrypto; false for malformed input. */
export function verifyEd25519(
  signature: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
): boolean {
  try {
    return ed25519.verify(signature, message, publicKey);
  } catch {
    return false;
  }
}

/** SHA-512 without WebCrypto. */
export const hashSha512 = (message: Uint8Array): Uint8Array => sha512(message);

/** SHA-256 without WebCrypto. */
export const hashSha256 = (message: Uint8Array): Uint8Array => sha256(message);
