import type { RoutingBrand } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { DemoDeps } from './demo/provider';
import type { PaymentProvider } from './payment/provider';

export interface VipDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  provider: PaymentProvider;
  /** Mail may be waiting. */
  wakeMailer?: () => void;
}

/** The server's VIP offer; without it VIP is not offered. */
export interface VipOffer {
  provider: PaymentProvider;
  /** The brand of a `mid`. */
  brandOf: (brandNumber: number) => RoutingBrand;
  /** Scheme and host of the site; if not configured, those of the request. */
  publicOrigin?: string | undefined;
  /** Set for the demo's provider, whose payment pages this server serves. */
  demo?: DemoDeps | undefined;
}
