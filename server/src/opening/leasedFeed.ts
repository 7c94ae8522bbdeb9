import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Feed, FeedProgress } from '../feeds/feed';
import type { Ingest } from '../feeds/ingest/ingest';
import type { Database } from '../store/db/schema';
import { createLease, type Fence } from '../store/jobs/lease';
import type { Presence } from '../store/jobs/presence';
import type { Quota } from '../store/quota';

interface LeasedFeedOptions {
  /** Of the lease. */
  name: string;
  db: Kysely<Database>;
  logger: Logger;
  presence: Presence | null;
  /** The database lets no second server in. */
  isAlone: boolean;
  /** Stores what a feed says, each transaction behind the fence. */
  ingestOf(fence: Fence): Ingest;
  /** Null where there is none. */
  open(ingest: Ingest): Feed | null;
}

/** A feed that is run by one of all servers on the database; another one goes on with it when that is gone. */
export function leasedFeed({ ingestOf, open, ...options }: LeasedFeedOptions) {
  let fence: Fence | null = null;
  // What is filled before anybody holds the lease has a lock of its own.
  const ingest = ingestOf(async (transaction) => fence?.(transaction));
  let feed: Feed | null = open(ingest);
  const lease = createLease({
    ...options,
    work: {
      async begin(_term, ownFence) {
        fence = ownFence;
        // A feed that has been stopped does not start again.
        feed ??= open(ingest);
        await feed?.start();
      },
      async end() {
        await feed?.stop();
        feed = null;
      },
    },
  });
  return {
    fill: async (progress: FeedProgress) => feed?.fill?.(progress),
    quotas: (): Quota[] => feed?.quotas?.() ?? [],
    async start() {
      await lease.start();
      // When the server that runs it is gone, it goes on the sooner.
      if (!lease.isHeld()) await feed?.warm?.();
    },
    /** Whether this server runs it, and no other one. */
    isHere: () => lease.isHeld(),
    stop: () => lease.close(),
  };
}
