import type { Bytes } from './base64';

/** AES-128-CBC with PKCS#7 over bytes, by WebCrypto or, on a page without it, by crypto-js. */
export interface Aes {
  encrypt(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>;
  decrypt(key: Bytes, iv: Bytes, sealed: Bytes): Promise<Bytes>;
}
