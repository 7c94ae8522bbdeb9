import type { Opening } from './opening';
import { startBackgroundFill } from '../backgroundFill';
import { createFileFeed } from '../feeds/file/feed';
import type { Ingest } from '../feeds/ingest/ingest';
import type { leasedFeed } from '../leasedFeed';

/** The configured feed, and a file's lines where one is followed. */
export async function startFeeds(
  { config, logger, closing }: Opening,
  feed: ReturnType<typeof leasedFeed>,
  ingest: Ingest,
): Promise<void> {
  await feed.start();
  closing.add('feed', () => feed.stop());
  if (!config.feedFile) return;
  const file = createFileFeed({ path: config.feedFile, ingest, logger });
  await file.start();
  closing.add('feed file', () => file.stop());
}

/** What the first pages did not need, while they are being looked at. */
export function fillSeasons({ config, logger, report, closing }: Opening, url: string): void {
  const { stop } = startBackgroundFill({
    order: {
      url,
      sharedByTransaction: config.databasePooler === 'transaction',
      seed: config.demo.seed,
      logLevel: config.logLevel,
    },
    logger,
    progress: (share) => report.step('Adding the past seasons', share),
    done: () => report.done(),
  });
  closing.add('seasons', stop);
}
