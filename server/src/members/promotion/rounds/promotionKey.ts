import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { join } from 'node:path';

import { storeOnce, readSecret } from '../../../store/storeOnce';

/** Signs published draws. */
export interface PromotionKey {
  /** 32 bytes in base64. */
  publicKey: string;
  /** Ed25519 in base64. */
  sign(bytes: Buffer): string;
}

function promotionKeyOf(key: KeyObject): PromotionKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  };
}

const newKey = () => generateKeyPairSync('ed25519').privateKey;
export const newPromotionKey = (): PromotionKey => promotionKeyOf(newKey());

/** The key that signs draws: configured, or created once in the data folder. Servers with one database must share it. */
export function loadPromotionKey(location: {
  promotionKey?: string | undefined;
  dataDir: string;
}): PromotionKey {
  const pem = location.promotionKey ?? storedKey(join(location.dataDir, 'keys'));
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('PROMOTION_KEY must be an Ed25519 key.');
  return promotionKeyOf(key);
}

function storedKey(folder: string): string {
  const file = join(folder, 'promotion.pem');
  return (
    readSecret(file) ??
    storeOnce(file, newKey().export({ type: 'pkcs8', format: 'pem' }).toString())
  );
}
