import type { Bytes } from './base64';

/** AES-128-CBC with PKCS#7 padding: WebCrypto, or crypto-js on pages without it. */
export interface Aes {
  encrypt(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>;
  decrypt(key: Bytes, iv: Bytes, sealed: Bytes): Promise<Bytes>;
}
