import type { Sha256 } from '@scoreline/shared-lib/contract';

/** SHA-256 by WebCrypto, or in JavaScript on pages without TLS, which have no `crypto.subtle`. */
export const digest: Sha256 = async (text) => {
  const message = new TextEncoder().encode(text);
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', message))
    : (await import('./verifyEd25519')).hashSha256(message);
  const base64 = btoa(String.fromCharCode(...hash));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};
