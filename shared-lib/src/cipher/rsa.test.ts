/** @jest-environment node */
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';

import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { encryptForServer } from './rsa';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const opened = (sealed: string): string =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(sealed, 'base64'),
  ).toString();

afterEach(() => unstubGlobals());

describe.each(['WebCrypto', 'jsencrypt'])('RSA-OAEP by %s', (by) => {
  const withoutSubtle = () => {
    if (by === 'jsencrypt')
      stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  };

  it('is opened by the server', async () => {
    withoutSubtle();
    const longest = 'x'.repeat(256 - 66);
    expect(opened(await encryptForServer(pem, 'MDEyMzQ1Njc4OWFiY2RlZg=='))).toBe(
      'MDEyMzQ1Njc4OWFiY2RlZg==',
    );
    expect(opened(await encryptForServer(pem, longest))).toBe(longest);
  });

  it('says that a message is too long', async () => {
    withoutSubtle();
    await expect(encryptForServer(pem, 'x'.repeat(256 - 65))).rejects.toThrow(
      'Message too long for RSA',
    );
  });

  it('says that a key is none', async () => {
    withoutSubtle();
    for (const bad of ['', 'no key', pem.replace(/MII/, 'AAA'), pem.replace(/\n.{20}/, '\n')])
      await expect(encryptForServer(bad, 'x')).rejects.toThrow('Invalid RSA public key');
  });
});
