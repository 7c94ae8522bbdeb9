import { isUtf8 } from 'node:buffer';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const keyBytes = 16;
const blockBytes = 16;
const algorithm = 'aes-128-cbc';
const base64Text = /^[A-Za-z0-9+/]+={0,2}$/;

/** IVs are generated in batches of this many, because one call to the system costs more than the cipher. */
const ivsAtOnce = 256;
let pool = Buffer.alloc(0);

/** Bytes that no other IV shares. */
function freshIv(): Buffer {
  if (pool.length === 0) pool = randomBytes(ivsAtOnce * blockBytes);
  const iv = pool.subarray(0, blockBytes);
  pool = pool.subarray(blockBytes);
  return iv;
}

/** base64(IV ‖ ciphertext), AES-128-CBC with PKCS#7 and a fresh random IV. */
export function encrypt(key: Buffer, plaintext: Buffer): string {
  const iv = freshIv();
  const cipher = createCipheriv(algorithm, key, iv);
  return Buffer.concat([iv, cipher.update(plaintext), cipher.final()]).toString('base64');
}

/** The JSON in an encrypted body, wrapped to distinguish a JSON null from a failure; null on any failure. */
export function decryptJson(key: Buffer, body: string): { json: unknown } | null {
  const bytes = decodeBase64(body);
  if (!bytes) return null;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, blockBytes));
    const plain = Buffer.concat([decipher.update(bytes.subarray(blockBytes)), decipher.final()]);
    return isUtf8(plain) ? { json: JSON.parse(plain.toString()) as unknown } : null;
  } catch {
    return null;
  }
}

/** Strict: no white space, no other alphabet, full padding. Node's own decoder skips unknown characters. */
export function decodeBase64(text: string): Buffer | null {
  if (text.length % 4 !== 0 || !base64Text.test(text)) return null;
  return Buffer.from(text, 'base64');
}
