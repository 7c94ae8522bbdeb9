import type { Release } from '@scoreline/shared-lib/contract';

import {
  allowsPrefetch,
  type CacheEntry,
  idleDelayMs,
  payloadAddress,
  tellWorker,
} from './cachedPages';

const file = (address: string): CacheEntry => [
  address,
  // An opaque answer would not be kept.
  { mode: 'cors', credentials: 'same-origin' },
];

/** The page in sight and its first data, so that a reload without a network has them. */
const currentPage = (): CacheEntry[] => [
  [location.pathname + location.search, { headers: { accept: 'text/html' } }],
  [payloadAddress(location), {}],
];

/** What this page has loaded so far; the first visit came before there was a worker to see it. */
const loadedFiles = (): CacheEntry[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin &&
        /^(\/[\w-]+)?\/(builds\/.+\/|icons\/|assets\/)/.test(pathname),
    )
    .map(({ href }) => file(href));

/** The scripts of the remotes that have not been visited. */
const otherRemotes = ({ remotes }: Release): CacheEntry[] =>
  Object.values(remotes).flatMap(({ base, entry, initial }) =>
    [entry, ...initial].map((path) => file(new URL(base + path, location.origin).href)),
  );

/** Once the page has come to rest: tells the worker what to keep, and what to fetch ahead. */
export function cacheForOffline(release: Release): void {
  const ahead = allowsPrefetch() ? otherRemotes(release) : [];
  setTimeout(() => void tellWorker([...currentPage(), ...loadedFiles(), ...ahead]), idleDelayMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && navigator.onLine) void tellWorker(currentPage());
  });
}
