/** @jest-environment node */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from '@jest/globals';

import { stubGlobal, unstubGlobals } from '../testing/stubGlobal';
import { seal, unseal, webCryptoAes } from './aes';
import { cryptoJsAes } from './aesFallback';
import { fromBase64, toBase64, type Bytes } from './base64';

const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);
const key = bytes(randomBytes(16));

function sealedByNode(plain: Buffer): string {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final()]).toString('base64');
}

function openedByNode(text: string): string {
  const body = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-128-cbc', key, body.subarray(0, 16));
  return Buffer.concat([decipher.update(body.subarray(16)), decipher.final()]).toString();
}

afterEach(() => unstubGlobals());

describe.each(['WebCrypto', 'crypto-js'])('the wire format by %s', (by) => {
  const withoutSubtle = () => {
    if (by === 'crypto-js')
      stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  };

  it('is read by another implementation, under a fresh IV each time', async () => {
    withoutSubtle();
    const value = { text: 'Málaga — 大谷', list: Array.from({ length: 999 }, (_, n) => n) };
    const [first, second] = [await seal(key, value), await seal(key, value)];
    expect(JSON.parse(openedByNode(first))).toEqual(value);
    expect(first.slice(0, 20)).not.toBe(second.slice(0, 20));
  });

  it('reads another implementation, plain and compressed', async () => {
    withoutSubtle();
    const json = Buffer.from(JSON.stringify({ bizCode: 10000, data: 'ñ'.repeat(40_000) }));
    expect(await unseal(key, sealedByNode(json), null)).toEqual(JSON.parse(json.toString()));
    const zipped = sealedByNode(gzipSync(json));
    expect(await unseal(key, zipped, 'gzip')).toEqual(JSON.parse(json.toString()));
  });

  it('rejects a wrong key and a broken body', async () => {
    withoutSubtle();
    const sealed = sealedByNode(Buffer.from('{"a":1}'));
    await expect(unseal(bytes(randomBytes(16)), sealed, null)).rejects.toThrow();
    await expect(unseal(key, '***', null)).rejects.toThrow();
    await expect(unseal(key, sealed.slice(0, 28), null)).rejects.toThrow();
  });
});

describe('base64', () => {
  it('is what Buffer says, at every length and for large ones', () => {
    for (const length of [0, 1, 2, 3, 255, 70_001]) {
      const made = randomBytes(length);
      expect(toBase64(bytes(made))).toBe(made.toString('base64'));
      expect(Buffer.from(fromBase64(made.toString('base64'))).equals(made)).toBe(true);
    }
  });
});

describe('both implementations', () => {
  it('give the same bytes', async () => {
    const iv = bytes(randomBytes(16));
    const plain = bytes(randomBytes(1000));
    expect(await cryptoJsAes.encrypt(key, iv, plain)).toEqual(
      await webCryptoAes.encrypt(key, iv, plain),
    );
  });
});
