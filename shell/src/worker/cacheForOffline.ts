import type { Release } from '@scoreline/shared-lib/contract';

import { currentAddress } from '../federation/fromCdn';
import type { BuildListLoader } from '../release/buildLists';
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

const isOfSite = ({ origin, pathname }: URL) =>
  origin === location.origin && /^(\/[\w-]+)?\/(builds\/.+\/|icons\/|assets\/)/.test(pathname);

/** Where the CDN has its builds; while it is away, where the site has them. */
const buildsAddress = () => new URL(currentAddress('/builds/'), location.origin).href;

/** What this page has loaded so far; the first visit came before there was a worker to see it. */
export const loadedFiles = (): CacheEntry[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((address) => isOfSite(address) || address.href.startsWith(buildsAddress()))
    .map(({ href }) => file(href));

/** The scripts of the remotes that have not been visited, and their texts: without these a page would say its keys. */
export const otherRemotes = ({ remotes }: Pick<Release, 'remotes'>, language: string) =>
  Object.values(remotes).flatMap(({ base, entry, initial, locales }) =>
    [entry, ...initial, locales[language] ?? locales['en']]
      .filter((path) => path !== undefined)
      .map((path) => file(new URL(currentAddress(base + path), location.origin).href)),
  );

/** The files of remotes that may be visited next, once their lists are here; of those whose lists cannot be had there are none. */
async function filesAhead(
  { remotes }: Pick<Release, 'remotes'>,
  lists: BuildListLoader,
  language: string,
): Promise<CacheEntry[]> {
  const all = Object.entries(remotes).map(async ([name, remote]) => {
    await lists.code(remote, false);
    await lists.texts(remote, language, false);
    return otherRemotes({ remotes: { [name]: remote } }, language);
  });
  const found = await Promise.allSettled(all);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

async function keepForOffline(...of: Parameters<typeof filesAhead>): Promise<void> {
  const ahead = allowsPrefetch() ? await filesAhead(...of) : [];
  // The lists have been fetched by now, and are among the loaded files.
  await tellWorker([...currentPage(), ...loadedFiles(), ...ahead]);
}

/** Once the page has come to rest: tells the worker what to keep, and what to fetch ahead. */
export function cacheForOffline(release: Release, lists: BuildListLoader, language: string): void {
  setTimeout(() => void keepForOffline(release, lists, language), idleDelayMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && navigator.onLine) void tellWorker(currentPage());
  });
}
