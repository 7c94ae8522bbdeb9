import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { decodeBase64, decryptJson, encrypt } from './aes';

const key = randomBytes(16);

it('opens what was sealed, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      const sealed = encrypt(key, Buffer.from(JSON.stringify(value)));
      expect(decryptJson(key, sealed)).toEqual({ json: JSON.parse(JSON.stringify(value)) });
    }),
  );
});

it('begins each with bytes that no other begins with', () => {
  const sealed = Array.from({ length: 1_000 }, () => encrypt(key, Buffer.from('{}')));
  const ivs = sealed.map((text) => Buffer.from(text, 'base64').subarray(0, 16).toString('hex'));
  expect(new Set(ivs).size).toBe(1_000);
  expect(new Set(ivs.flatMap((iv) => [iv.slice(0, 16), iv.slice(16)])).size).toBe(2_000);
});

it('is read by another implementation of the wire format', () => {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  const parts = [iv, cipher.update('{"a":[1,"é"]}'), cipher.final()];
  expect(decryptJson(key, Buffer.concat(parts).toString('base64'))).toEqual({
    json: { a: [1, 'é'] },
  });
});

it('never throws, and opens nothing, for any other text', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc.uint8Array({ maxLength: 99 }).map(base64),
  );
  fc.assert(fc.property(texts, (text) => void expect(decryptJson(key, text)).toBeNull()));
});

it.each([1, 2])('opens nothing of %i blocks that are not whole', (blocks) => {
  const sealed = Buffer.from(
    encrypt(key, Buffer.from(JSON.stringify('a text of four blocks '.repeat(2)))),
    'base64',
  );
  for (const bytes of [16 * blocks - 1, 16 * blocks + 1])
    expect(decryptJson(key, base64(sealed.subarray(0, bytes)))).toBeNull();
  expect(decryptJson(key, base64(sealed.subarray(0, 16)))).toBeNull();
});

it('opens no text that is not UTF-8', () => {
  const quoted = Buffer.from([0x22, 0xff, 0x22]);
  expect(decryptJson(key, encrypt(key, quoted))).toBeNull();
});

it.each(['QUJD', 'QUI=', 'QQ==', '+/+/'])('reads %s as base64', (text) => {
  expect(decodeBase64(text)).toEqual(Buffer.from(text, 'base64'));
});

it.each(['', 'QUJ', 'QUJDQ', 'QUJ-', '-UJD', 'QUJ ', ' UJD', 'Q===', '====', 'QQ==QUJD'])(
  'does not read %j as base64',
  (text) => {
    expect(decodeBase64(text)).toBeNull();
  },
);

it('opens nothing with another key', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const sealed = encrypt(key, Buffer.from(JSON.stringify({ text: 'a secret of some length' })));
      expect(decryptJson(Buffer.from(bytes), sealed)).toBeNull();
    }),
  );
});

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
