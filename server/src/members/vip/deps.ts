import type { RoutingBrand } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../../store/db/schema';
import type { DemoDeps } from './demo/provider';
import type { PaymentProvider } from './payment/provider';

export interface VipDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  provider: PaymentProvider;
  /** There may be a mail to send. */
  wakeMailer?: () => void;
}

/** What of VIP the server offers; without it VIP is not offered. */
export interface VipOffer {
  provider: PaymentProvider;
  /** The brand of a `mid`. */
  brandOf: (brandNumber: number) => RoutingBrand;
  /** Scheme and host of the site, where it is configured; else the request's own. */
  publicOrigin?: string | undefined;
  /** Of the demo's stand-in, whose payment pages are ours. */
  demo?: DemoDeps | undefined;
}
