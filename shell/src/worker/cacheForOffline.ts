import type { Release } from '@scoreline/shared-lib/contract';

import { type BuildListLoader, currentAddress } from '@scoreline/platform-browser';
import {
  allowsPrefetch,
  type CacheEntry,
  idleDelayMs,
  payloadAddress,
  sendToWorker,
} from './cachedPages';

const file = (address: string): CacheEntry => [
  address,
  // An opaque response would not be cached.
  { mode: 'cors', credentials: 'same-origin' },
];

/** The current page and its first data, so that a reload works offline. */
const currentPage = (): CacheEntry[] => [
  [location.pathname + location.search, { headers: { accept: 'text/html' } }],
  [payloadAddress(location), {}],
];

const isOfSite = ({ origin, pathname }: URL) =>
  origin === location.origin && /^(\/[\w-]+)?\/(builds\/.+\/|icons\/|assets\/)/.test(pathname);

/** Where this page loads builds from: the CDN, or the site while the CDN is away. */
const buildsAddress = () => new URL(currentAddress('/builds/'), location.origin).href;

/** Files loaded so far; on the first visit no worker saw them. */
export const loadedFiles = (): CacheEntry[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((address) => isOfSite(address) || address.href.startsWith(buildsAddress()))
    .map(({ href }) => file(href));

/** The scripts and texts of remotes not yet visited: without texts, an offline page would show keys. */
export const otherRemotes = ({ remotes }: Pick<Release, 'remotes'>, language: string) =>
  Object.values(remotes).flatMap(({ base, entry, initial, locales }) =>
    [entry, ...initial, locales[language] ?? locales['en']]
      .filter((path) => path !== undefined)
      .map((path) => file(new URL(currentAddress(base + path), location.origin).href)),
  );

/** Files of remotes that may be visited next, once their lists are loaded; none for builds whose lists fail to load. */
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
  // The lists have been fetched by now and are among the loaded files.
  await sendToWorker([...currentPage(), ...loadedFiles(), ...ahead]);
}

/** Once the page is idle, sends the worker the files to cache and to prefetch. */
export function cacheForOffline(release: Release, lists: BuildListLoader, language: string): void {
  setTimeout(() => void keepForOffline(release, lists, language), idleDelayMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && navigator.onLine) void sendToWorker(currentPage());
  });
}
