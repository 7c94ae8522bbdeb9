/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import { verifyEd25519 } from './verifyEd25519';

describe('verifyEd25519', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const message = Buffer.from('every file and its hash');
  const signature = sign(null, message, privateKey);

  it('agrees with the platform’s own', () => {
    expect(verifyEd25519(signature, message, key)).toBe(true);
    expect(verifyEd25519(signature, Buffer.from('every file and its hush'), key)).toBe(false);
  });

  it('is false for what is malformed', () => {
    expect(verifyEd25519(signature.subarray(1), message, key)).toBe(false);
    expect(verifyEd25519(signature, message, key.subarray(2))).toBe(false);
  });
});
