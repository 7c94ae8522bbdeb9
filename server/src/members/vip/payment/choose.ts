import type { Kysely } from 'kysely';

import type { Config } from '../../../config';
import type { Database } from '@scoreline/database/schema';
import { createDemoProvider, type DemoDeps } from '../demo/provider';
import { loadDemoSecret } from '../demo/secret';
import type { PaymentProvider } from './provider';
import { createStripeProvider } from '../stripe/provider';

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
}

export interface Payments {
  provider: PaymentProvider;
  demo?: DemoDeps;
}

/** The configured payment provider; with the demo feed our own page; otherwise none. */
export async function choosePayments(
  { stripe, feed, dataDir }: Pick<Config, 'stripe' | 'feed' | 'dataDir'>,
  deps: Deps,
): Promise<Payments | null> {
  const { secretKey, webhookSecret } = stripe;
  if (secretKey && webhookSecret)
    return { provider: createStripeProvider({ ...stripe, secretKey, webhookSecret }) };
  if (feed !== 'demo') return null;
  const demo = { ...deps, secret: await loadDemoSecret(dataDir) };
  return { provider: createDemoProvider(demo), demo };
}
