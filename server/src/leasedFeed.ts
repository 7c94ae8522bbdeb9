import { chooseFeed } from './chooseFeed';
import type { Config } from './config';
import type { Feed, FeedDeps, FeedProgress } from './feeds/feed';
import { createLease } from './store/jobs/lease';
import type { Quota } from './store/quota';

type Deps = Omit<FeedDeps, 'config'>;

/** The feed that `FEED` names, run by one of all servers on the database; another one goes on with it when that is gone. */
export function leasedFeed(config: Config, deps: Deps) {
  const choose = () => chooseFeed(config.feed, { config, ...deps });
  let feed: Feed | null = choose();
  const lease = createLease({
    ...{ db: deps.db, logger: deps.logger, name: 'feed' },
    // The embedded database lets no second server in.
    isAlone: !config.databaseUrl,
    work: {
      async begin() {
        // A feed that has been stopped does not start again.
        feed ??= choose();
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
    start: () => lease.start(),
    stop: () => lease.close(),
  };
}
