import { type AppStore, getJson, primeQueries } from '@scoreline/shared-lib/api';
import { type BootPayload, matchRoute } from '@scoreline/shared-lib/contract';

import { loadPage, type PageRemotes } from '@scoreline/platform-browser';
import type { OwnedRoute } from '../../routes';
import { allowsPrefetch, payloadAddress } from '../../worker/cachedPages';
import { inOwnZone } from './inOwnZone';

/** How long prefetched first data stay fresh, in milliseconds. */
const freshMs = 20_000;

interface PrefetchOptions {
  basename: string;
  routes: readonly OwnedRoute[];
  remotes: PageRemotes;
  store: AppStore;
}

/** Prefetches a page that a visitor is about to open: its remote, and its first data in one file. */
export function createPrefetch({ basename, routes, remotes, store }: PrefetchOptions) {
  const askedAt = new Map<string, number>();

  async function fetchPayload(address: string): Promise<void> {
    primeQueries(store, inOwnZone(await getJson<BootPayload>(address)));
  }

  return (to: string): void => {
    const { pathname, search } = new URL(to, location.origin);
    const route = matchRoute(routes, pathname)?.route;
    if (!route?.remote || !allowsPrefetch()) return;
    const isFresh = Date.now() - (askedAt.get(to) ?? 0) < freshMs;
    if (isFresh) return;
    askedAt.set(to, Date.now());
    const loaded = loadPage(remotes, route);
    const address = payloadAddress({ pathname: basename.replace(/\/$/, '') + pathname, search });
    // On failure the page requests it when opened.
    if (route.firstData) void loaded.then(() => fetchPayload(address)).catch(() => undefined);
  };
}
