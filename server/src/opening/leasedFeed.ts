import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Feed, FeedProgress } from '../feeds/feed';
import type { Ingest } from '../feeds/ingest/ingest';
import type { Database } from '@scoreline/database/schema';
import { createLease, type Fence } from '../store/jobs/lease';
import type { Presence } from '../store/jobs/presence';
import type { Quota } from '../store/quota';

interface LeasedFeedOptions {
  name: string;
  db: Kysely<Database>;
  logger: Logger;
  presence: Presence | null;
  /** The database allows no second server. */
  isAlone: boolean;
  /** Stores a feed's data, each transaction behind the fence. */
  ingestOf(fence: Fence): Ingest;
  open(ingest: Ingest): Feed | null;
}

/** A feed that one of the servers on the database runs; when that server is gone, another one continues. */
export function leasedFeed({ ingestOf, open, ...options }: LeasedFeedOptions) {
  let fence: Fence | null = null;
  // Filling before the lease is held has its own lock.
  const ingest = ingestOf(async (transaction) => fence?.(transaction));
  let feed: Feed | null = open(ingest);
  const lease = createLease({
    ...options,
    work: {
      async begin(_term, ownFence) {
        fence = ownFence;
        // A stopped feed can't start again.
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
      // Prepares this server to take over quickly.
      if (!lease.isHeld()) await feed?.warm?.();
    },
    /** Whether this server runs the feed. */
    isHere: () => lease.isHeld(),
    stop: () => lease.close(),
  };
}
