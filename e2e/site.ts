import { fileURLToPath } from 'node:url';

import {
  dataDir,
  feedFile,
  gifSettings,
  isNight,
  opsSettings,
  paymentSettings,
  port,
  signInSettings,
} from './environment';

/** The project's own start command. The stories need nothing that is already running. */
export const site = {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  program: 'tools/start.mjs',
  env: {
    PORT: String(port),
    ...opsSettings,
    DATA_DIR: dataDir,
    DEMO_SEED: '20261121',
    DEMO_SPEED: '60',
    // The newest past season covers the same cases as all of them and fills in three quarters of the time.
    DEMO_PAST_SEASONS: process.env.DEMO_PAST_SEASONS ?? (isNight ? '2' : '1'),
    FEED_FILE: feedFile,
    LOG_LEVEL: 'warn',
    DEV_REMOTES: 'localhost',
    DATABASE_URL: '',
    REDIS_URL: '',
    ...signInSettings,
    ...paymentSettings,
    ...gifSettings,
  },
};

/** The same without a payment provider: the server's own demo page accepts the payments. */
export const smokeSite = {
  ...site,
  env: { ...site.env, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_API_URL: '' },
};
