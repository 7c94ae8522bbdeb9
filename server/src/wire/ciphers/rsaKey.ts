import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  webcrypto,
} from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { storeOnce, readSecret } from '../../store/storeOnce';
import { decodeBase64 } from './aes';

const modulusBits = 2048;
const exponent = 65_537n;

export interface RsaKey {
  /** PEM, SPKI: sent to pages as `brand.rsaPublicKey`. */
  publicKey: string;
  /** Decrypts RSA-OAEP (SHA-256) of a base64 text on libuv's threads; null on any failure. */
  decrypt(message: string): Promise<Buffer | null>;
}

export interface KeyLocation {
  /** PKCS#8 PEM from the environment. Without it, the key in `dataDir` is used, and created the first time. */
  pem?: string | undefined;
  dataDir: string;
}

/** Servers with one database must share the key: set the same `pem` on all of them. */
export async function loadRsaKey({ pem, dataDir }: KeyLocation): Promise<RsaKey> {
  const key = parseKey(
    pem ?? (await storedKey(join(dataDir, 'keys'))),
    pem ? 'RSA_PRIVATE_KEY' : dataDir,
  );
  const bytes = key.export({ format: 'der', type: 'pkcs8' });
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const opened = await webcrypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['decrypt']);
  return {
    publicKey: createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString(),
    decrypt: (message) => decrypt(opened, message),
  };
}

async function decrypt(key: webcrypto.CryptoKey, message: string): Promise<Buffer | null> {
  const bytes = decodeBase64(message);
  if (!bytes) return null;
  return webcrypto.subtle.decrypt('RSA-OAEP', key, bytes).then(Buffer.from, () => null);
}

function parseKey(pem: string, origin: string): KeyObject {
  const key = tryParse(pem);
  const { modulusLength = 0, publicExponent } = key?.asymmetricKeyDetails ?? {};
  const fits = modulusLength >= modulusBits && publicExponent === exponent;
  if (key?.asymmetricKeyType === 'rsa' && fits) return key;
  throw new Error(
    `The key of ${origin} must be an RSA private key (PEM) of ${modulusBits} bits or more with exponent ${exponent}.`,
  );
}

function tryParse(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

async function storedKey(folder: string): Promise<string> {
  const file = join(folder, 'rsa.pem');
  return readSecret(file) ?? storeOnce(file, await newKey());
}

async function newKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: modulusBits });
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}
