import { fromBase64, toBase64, type Bytes } from './base64';
import type { Aes } from './blockCipher';

const ivBytes = 16;

const algorithm = (iv: Bytes) => ({ name: 'AES-CBC', iv });

const imported = new WeakMap<Bytes, Promise<CryptoKey>>();

function importKey(key: Bytes): Promise<CryptoKey> {
  const known =
    imported.get(key) ??
    crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
  imported.set(key, known);
  return known;
}

export const webCryptoAes: Aes = {
  encrypt: async (key, iv, plain) =>
    new Uint8Array(await crypto.subtle.encrypt(algorithm(iv), await importKey(key), plain)),
  decrypt: async (key, iv, sealed) =>
    new Uint8Array(await crypto.subtle.decrypt(algorithm(iv), await importKey(key), sealed)),
};

/** Falls back to crypto-js, because pages without TLS have no `crypto.subtle`. */
export async function chooseAes(): Promise<Aes> {
  if (globalThis.crypto?.subtle) return webCryptoAes;
  return (await import('./aesFallback')).cryptoJsAes;
}

async function gunzip(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Whether the page can decompress answers. */
export const canGunzip = (): boolean => typeof DecompressionStream !== 'undefined';

/** Encrypts a value's JSON under a fresh random IV and returns `base64(IV ‖ ciphertext)`. */
export async function seal(key: Bytes, value: unknown): Promise<string> {
  const aes = await chooseAes();
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await aes.encrypt(key, iv, new TextEncoder().encode(JSON.stringify(value)));
  const body = new Uint8Array(ivBytes + sealed.length);
  body.set(iv);
  body.set(sealed, ivBytes);
  return toBase64(body);
}

/**
 * Decrypts a sealed text. `coding` is the answer's `Cipher-Coding` header.
 * @throws for a wrong key, padding or JSON
 */
export async function unseal(key: Bytes, text: string, coding: string | null): Promise<unknown> {
  const aes = await chooseAes();
  const body = fromBase64(text);
  const plain = await aes.decrypt(key, body.subarray(0, ivBytes), body.subarray(ivBytes));
  const json = coding === 'gzip' ? await gunzip(plain) : plain;
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
}
