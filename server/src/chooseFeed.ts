import { ConfigError, type Config } from './config';
import type { Feed, FeedDeps } from './feeds/feed';
import { createProviderFeed } from './feeds/providers';

type Provider = Exclude<Config['feed'], 'none'>;

const feeds: Partial<Record<Provider, (deps: FeedDeps) => Feed>> = {
  'api-football': createProviderFeed,
};

/** The feed that `FEED` names; null where facts come by import alone. */
export function chooseFeed(name: Config['feed'], deps: FeedDeps): Feed | null {
  if (name === 'none') return null;
  const create = feeds[name];
  if (!create) throw new ConfigError(`Configuration: FEED ${name} is not part of this build.`);
  return create(deps);
}
