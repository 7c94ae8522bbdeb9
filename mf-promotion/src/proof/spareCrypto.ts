import { ed25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { AuditCrypto } from '@scoreline/shared-lib/contract';

const bytesOf = (text: string) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

/** The proof's cryptography without WebCrypto. */
export const spare: AuditCrypto = {
  sha256: (bytes) => sha256(bytes),
  hmacSha256: (key, message) => hmac(sha256, key, message),
  isSigned: (message, signature, publicKey) => {
    try {
      return ed25519.verify(bytesOf(signature), message, bytesOf(publicKey));
    } catch {
      return false;
    }
  },
};
