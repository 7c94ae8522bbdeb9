import AES from 'crypto-js/aes';
import type CryptoJs from 'crypto-js';
import WordArray from 'crypto-js/lib-typedarrays';

import type { Bytes } from './base64';
import type { Aes } from './blockCipher';

type Words = CryptoJs.lib.WordArray;

const toWords = (bytes: Bytes): Words => WordArray.create(bytes) as unknown as Words;

function toBytes({ words, sigBytes }: Words): Bytes {
  const bytes = new Uint8Array(sigBytes);
  for (let at = 0; at < sigBytes; at++)
    bytes[at] = ((words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 255;
  return bytes;
}

/** crypto-js returns an empty result for wrong padding, and valid answers are never empty. */
function checked(words: Words): Bytes {
  if (words.sigBytes <= 0) throw new Error('The answer could not be decrypted.');
  return toBytes(words);
}

export const cryptoJsAes: Aes = {
  encrypt: async (key, iv, plain) =>
    toBytes(AES.encrypt(toWords(plain), toWords(key), { iv: toWords(iv) }).ciphertext),
  decrypt: async (key, iv, sealed) => {
    const parameters = { ciphertext: toWords(sealed) } as CryptoJs.lib.CipherParams;
    return checked(AES.decrypt(parameters, toWords(key), { iv: toWords(iv) }));
  },
};
