import { JSEncrypt } from 'jsencrypt';

import { rsaErrors } from './rsaErrors';

/** RSA-OAEP (SHA-256) for pages without WebCrypto. `text` must be ASCII. */
export function jsencryptRsa(pem: string, text: string): string {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(pem);
  // jsencrypt returns false for every failure, but an empty message fails only for a bad key.
  if (rsa.encryptOAEP('') === false) throw new Error(rsaErrors.badKey);
  const sealed = rsa.encryptOAEP(text);
  if (sealed === false) throw new Error(rsaErrors.tooLong);
  return sealed;
}
