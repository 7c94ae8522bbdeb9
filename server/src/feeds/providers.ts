import { createApiFootballFeed } from './api-football/feed';
import type { Feed, FeedDeps } from './feed';
import { createNbaFeed } from './nba/feed';

/** Both sports from external providers: API-FOOTBALL, plus the NBA's own live files, which need no key. */
export function createProviderFeed(deps: FeedDeps): Feed {
  const feeds = [createApiFootballFeed(deps), createNbaFeed(deps)];
  const each = async (work: (feed: Feed) => Promise<void>) => {
    await Promise.all(feeds.map(work));
  };
  return {
    name: 'api-football',
    quotas: () => feeds.flatMap((feed) => feed.quotas?.() ?? []),
    start: () => each((feed) => feed.start()),
    stop: () => each((feed) => feed.stop()),
  };
}
