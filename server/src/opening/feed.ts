import type { Opening } from './opening';
import type { OpenStore } from './store';
import { startBackgroundFill } from '../fill/backgroundFill';
import type { Feed, FeedDeps, FeedProgress } from '../feeds/feed';
import { createFileFeed } from '../feeds/file/feed';
import { reachedInDatabase } from '../feeds/file/reached';
import { createIngest } from '../feeds/ingest/ingest';
import { leasedFeed } from './leasedFeed';
import type { Fence } from '../store/jobs/lease';
import type { Config } from '../config';
import { createDemoFeed } from '../feeds/demo/feed';
import { createProviderFeed } from '../feeds/providers';

interface Deps extends Pick<OpenStore, 'db' | 'metrics' | 'presence'> {
  onChanged(matchIds: number[]): void;
}

/** Opens the configured feed and, if set, the feed of a file; one server runs each. */
export function openFeeds(
  { config, logger, closing, now }: Opening,
  { db, metrics, presence, onChanged }: Deps,
) {
  const shared = {
    ...{ db, logger, presence, isAlone: !config.databaseUrl },
    ingestOf: (fence: Fence) => createIngest({ db, now, logger, fence, onChanged }),
  };
  const feed = leasedFeed({
    ...{ ...shared, name: 'feed' },
    open: (ingest) => chooseFeed(config.feed, { config, ingest, db, logger, metrics, now }),
  });
  const path = config.feedFile;
  const file =
    path === undefined
      ? null
      : leasedFeed({
          ...{ ...shared, name: `feed file ${path}` },
          open: (ingest) =>
            createFileFeed({ path, ingest, logger, reached: reachedInDatabase(db, path) }),
        });
  return {
    fill: (progress: FeedProgress) => feed.fill(progress),
    quotas: () => feed.quotas(),
    async start() {
      await feed.start();
      closing.add('feed', () => feed.stop());
      if (!feed.isHere() && !config.natsUrl)
        logger.warn(
          'Another server runs the feed, and NATS_URL is not set: visitors of this one see no live changes until it takes over.',
        );
      if (!file) return;
      await file.start();
      closing.add('feed file', () => file.stop());
    },
  };
}

/** Fills the data that the first pages don't need, in the background. */
export function fillSeasons({ config, logger, report, closing }: Opening, url: string): void {
  const step = 'Adding the past seasons';
  // Before its process has started, which takes a while on a busy machine.
  report.step(step);
  const { stop } = startBackgroundFill({
    order: {
      url,
      sharedByTransaction: config.databasePooler === 'transaction',
      seed: config.demo.seed,
      pastSeasons: config.demo.pastSeasons,
      logLevel: config.logLevel,
    },
    logger,
    progress: (share) => report.step(step, share),
    done: () => report.done(),
  });
  closing.add('seasons', stop);
}

/** The feed of the setting `FEED`; null if data arrive by import only. */
function chooseFeed(name: Config['feed'], deps: FeedDeps): Feed | null {
  if (name === 'demo') return createDemoFeed(deps);
  return name === 'none' ? null : createProviderFeed(deps);
}
