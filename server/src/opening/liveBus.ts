import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Config } from '../config';
import type { Database } from '@scoreline/database/schema';
import { createLease } from '../store/jobs/lease';
import type { Presence } from '../store/jobs/presence';
import type { LiveBus } from '../wire/live/bus';
import { createNatsBus } from '../wire/live/nats/natsBus';

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  presence: Presence | null;
  mayWrite: boolean;
}

/** NATS, which connects this server's live topics with those of others; without it, this server is alone. */
export async function openBus(
  { natsUrl, natsPrefix: prefix }: Pick<Config, 'natsUrl' | 'natsPrefix'>,
  { db, logger, presence, mayWrite }: Deps,
): Promise<LiveBus | undefined> {
  if (!natsUrl) return undefined;
  return createNatsBus(natsUrl, {
    ...{ logger, prefix, mayWrite },
    lease: (work) =>
      createLease({ db, logger, presence, work, name: 'live topics', holdMs: 6_000 }),
  }).catch((error: Error) => {
    throw new Error(`NATS_URL: NATS with JetStream cannot be reached (${error.message}).`);
  });
}
