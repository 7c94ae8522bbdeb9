import { z } from 'zod';

import { issuer, optionalText, providerUrl, secret, setting, urlOf } from '../environmentValues';
import { readServiceAccount } from '../members/push/fcm/serviceAccount';

export const services = {
  title: 'Mail, sign-in, push and payments',
  about: 'A provider without its settings is not offered, and the log names it at each start.',
  guide: 'operators/mail-sign-in-payments.md',
  settings: {
    SMTP_URL: secret(
      urlOf('smtp:', 'smtps:').optional(),
      'an smtp:// address',
      'Mail server. Without it, emails are files in `DATA_DIR/mail`.',
    ),
    GOOGLE_CLIENT_ID: setting(
      optionalText,
      'a client id',
      'Sign-in with Google. Callback: `/auth/google/callback`.',
    ),
    GOOGLE_CLIENT_SECRET: secret(optionalText, 'a secret', 'Secret of the same client.'),
    GOOGLE_ISSUER: setting(
      issuer('https://accounts.google.com'),
      'an https address',
      'Address of Google, for tests.',
    ),
    FACEBOOK_CLIENT_ID: setting(
      optionalText,
      'a client id',
      'Sign-in with Facebook. Callback: `/auth/facebook/callback`.',
    ),
    FACEBOOK_CLIENT_SECRET: secret(optionalText, 'a secret', 'Secret of the same client.'),
    FACEBOOK_URL: setting(
      providerUrl.optional(),
      'an https address',
      'Address of Facebook, for tests.',
    ),
    APPLE_CLIENT_ID: setting(
      optionalText,
      'a client id',
      'Sign-in with Apple. Callback: `/apple/redirect`.',
    ),
    APPLE_CLIENT_SECRET: secret(
      optionalText,
      'a secret',
      'Client secret, in place of the three settings below.',
    ),
    APPLE_TEAM_ID: setting(
      optionalText,
      'a team id',
      'Team id. With the key, the server creates the client secret itself.',
    ),
    APPLE_KEY_ID: setting(optionalText, 'a key id', 'Id of the key.'),
    APPLE_PRIVATE_KEY: secret(
      z.string().includes('PRIVATE KEY').optional(),
      'a PEM private key (PKCS#8)',
      'The key.',
    ),
    APPLE_ISSUER: setting(
      issuer('https://appleid.apple.com'),
      'an https address',
      'Address of Apple, for tests.',
    ),
    APP_CLIENT_IDS: setting(
      optionalText,
      'a list of client ids',
      'Client ids of the native apps at these providers, whose ID tokens are accepted too.',
    ),
    PUSH_SERVICES: setting(
      optionalText,
      'a list of host names',
      'Hosts of push services other than those of Chrome, Firefox, Edge and Safari.',
    ),
    FCM_SERVICE_ACCOUNT: secret(
      z
        .string()
        .refine((text) => readServiceAccount(text) !== null)
        .optional(),
      'the JSON of a service account of Firebase',
      'Service account that notifies the native apps.',
    ),
    FCM_URL: setting(
      providerUrl.default('https://fcm.googleapis.com'),
      'an https address',
      'Address of FCM, for tests.',
    ),
    STRIPE_SECRET_KEY: secret(
      optionalText,
      'a key',
      'VIP payments. Needs `STRIPE_WEBHOOK_SECRET`.',
    ),
    STRIPE_WEBHOOK_SECRET: secret(
      optionalText,
      'a secret',
      'Secret of the webhook endpoint. Needs `STRIPE_SECRET_KEY`.',
    ),
    STRIPE_API_URL: setting(
      providerUrl.optional(),
      'an https address',
      'Address of Stripe, for tests.',
    ),
    STRIPE_TAX: setting(
      z.enum(['on', 'off']).default('off'),
      'on or off',
      'Whether Stripe computes taxes.',
    ),
    VIP_CURRENCY: setting(
      z
        .string()
        .regex(/^[a-z]{3}$/i)
        .default('eur'),
      'a currency such as eur',
      'Currency of the prices that are offered.',
    ),
    GIF_API_KEY: secret(
      optionalText,
      'a key',
      'Key of GIPHY, for sharing an invitation with a GIF.',
    ),
    GIF_API_URL: setting(
      issuer('https://api.giphy.com'),
      'an https address',
      'Address of GIPHY, for tests.',
    ),
    BEACON_URL: setting(
      providerUrl.optional(),
      'an https address',
      'drand beacon that witnesses the seeds of draws.',
    ),
  },
};
