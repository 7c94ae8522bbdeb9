import { z } from 'zod';

import { optionalText, secret, setting } from '../environmentValues';

export const keys = {
  title: 'Keys',
  about:
    'Several servers need the same values. Without one, the first start creates a key in `DATA_DIR`.',
  guide: 'operators/keys.md',
  settings: {
    RSA_PRIVATE_KEY: secret(
      z.string().includes('PRIVATE KEY').optional(),
      'a PEM private key (PKCS#8) of 2048 bits or more',
      'Encrypts the session ciphers on their way.',
    ),
    MEMBER_KEY: secret(
      z
        .string()
        .refine((text) => Buffer.from(text, 'base64').length === 32)
        .optional(),
      'base64 of 32 bytes',
      'Seals authenticator secrets, seeds of draws and postal addresses.',
    ),
    PROMOTION_KEY: secret(
      z.string().includes('PRIVATE KEY').optional(),
      'a PEM private key (PKCS#8, Ed25519)',
      'Signs draws.',
    ),
    VAPID_PUBLIC_KEY: setting(optionalText, 'a key', 'Public key of web push.'),
    VAPID_PRIVATE_KEY: secret(optionalText, 'a key', 'Private key of web push.'),
  },
};
