import type { Config } from '../config';
import { createDemoFeed } from '../feeds/demo/feed';
import type { Feed, FeedDeps } from '../feeds/feed';
import { createProviderFeed } from '../feeds/providers';

/** The feed that `FEED` names; null where facts come by import alone. */
export function chooseFeed(name: Config['feed'], deps: FeedDeps): Feed | null {
  if (name === 'demo') return createDemoFeed(deps);
  return name === 'none' ? null : createProviderFeed(deps);
}
