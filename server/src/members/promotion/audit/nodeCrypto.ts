import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';

import type { AuditCrypto } from '@scoreline/shared-lib/contract';

/** Node's cryptography for the rule of draws. */
export const nodeCrypto = {
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest(),
  hmacSha256: (key: Uint8Array, message: Uint8Array) =>
    createHmac('sha256', key).update(message).digest(),
  isSigned(message: Uint8Array, signature: string, publicKey: string) {
    try {
      const x = Buffer.from(publicKey, 'base64').toString('base64url');
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return verify(null, message, key, Buffer.from(signature, 'base64'));
    } catch {
      // A malformed key or signature verifies nothing.
      return false;
    }
  },
} satisfies AuditCrypto;

export const sha256Hex = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');
