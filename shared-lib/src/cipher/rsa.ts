import { fromBase64, toBase64, type Bytes } from './base64';
import { rsaErrors } from './rsaErrors';

/** OAEP with SHA-256 uses two hashes and two bytes of the modulus. */
const oaepOverhead = 66;

function derOf(pem: string): Bytes {
  try {
    const body = pem.replace(/-----[^-]+-----/g, '').replace(/\s+/g, '');
    if (!body) throw new Error(rsaErrors.badKey);
    return fromBase64(body);
  } catch {
    throw new Error(rsaErrors.badKey);
  }
}

async function webCryptoRsa(pem: string, message: Bytes): Promise<Bytes> {
  const name = 'RSA-OAEP';
  const key = await crypto.subtle
    .importKey('spki', derOf(pem), { name, hash: 'SHA-256' }, false, ['encrypt'])
    .catch(() => {
      throw new Error(rsaErrors.badKey);
    });
  const { modulusLength } = key.algorithm as RsaHashedKeyAlgorithm;
  if (message.length > modulusLength / 8 - oaepOverhead) throw new Error(rsaErrors.tooLong);
  return new Uint8Array(await crypto.subtle.encrypt({ name }, key, message));
}

/**
 * Encrypts a text by RSA-OAEP (SHA-256) under a PEM SPKI key and returns base64.
 * @throws "Message too long for RSA" or "Invalid RSA public key"
 */
export async function encryptForServer(pem: string, text: string): Promise<string> {
  if (globalThis.crypto?.subtle)
    return toBase64(await webCryptoRsa(pem, new TextEncoder().encode(text)));
  derOf(pem);
  return (await import('./rsaFallback')).jsencryptRsa(pem, text);
}
