import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Config } from './config';
import type { Database } from './store/db/schema';
import { createLease } from './store/jobs/lease';
import type { Presence } from './store/jobs/presence';
import type { LiveBus } from './wire/live/bus';
import { nextLiveTerm } from './wire/live/liveTerms';
import { createNatsBus } from './wire/live/natsBus';
import { createRedisBus } from './wire/live/redisBus';

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  presence: Presence | null;
  mayWrite: boolean;
}

/** What joins this server's live topics with those of others: NATS, else Redis, else nothing. */
export async function openBus(
  { natsUrl, redisUrl }: Pick<Config, 'natsUrl' | 'redisUrl'>,
  { db, logger, presence, mayWrite }: Deps,
): Promise<LiveBus | undefined> {
  if (natsUrl) {
    return createNatsBus(natsUrl, {
      ...{ logger, mayWrite },
      lease: (work) =>
        createLease({ db, logger, presence, work, name: 'live topics', holdMs: 6_000 }),
    }).catch((error: Error) => {
      throw new Error(`NATS_URL: NATS with JetStream cannot be reached (${error.message}).`);
    });
  }
  const nextTerm = () => nextLiveTerm(db);
  return redisUrl ? createRedisBus(redisUrl, { logger, mayWrite, nextTerm }) : undefined;
}
