import { JSEncrypt } from 'jsencrypt';

import { rsaErrors } from './rsaErrors';

/** RSA-OAEP (SHA-256) for pages without WebCrypto. `text` is ASCII. */
export function jsencryptRsa(pem: string, text: string): string {
  const rsa = new JSEncrypt();
  rsa.setPublicKey(pem);
  // jsencrypt reports every failure as false: only a bad key fails on an empty message.
  if (rsa.encryptOAEP('') === false) throw new Error(rsaErrors.badKey);
  const sealed = rsa.encryptOAEP(text);
  if (sealed === false) throw new Error(rsaErrors.tooLong);
  return sealed;
}
