import { ed25519 } from '@noble/curves/ed25519.js';

/** Ed25519 without WebCrypto; false for anything malformed. */
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
