import type { BootPayload, Release } from '@scoreline/shared-lib/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Idle delay before anything is kept for later, in milliseconds; the specification's number. */
export const idleDelayMs = 1_000;

type CacheEntry = [address: string, init: RequestInit];

const file = (address: string): CacheEntry => [
  address,
  // An opaque answer would not be kept.
  { mode: 'cors', credentials: 'same-origin' },
];

/** Where the first data of an address can be had by itself. */
export const payloadAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname.replace(/\/$/, '')}/_payload.json${search}`;

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

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched ahead on the slowest connections, nor for those who save data. */
export function allowsPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

async function tell(urlsToCache: CacheEntry[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Once the page has come to rest: tells the worker what to keep, and what to fetch ahead. */
export function keepOffline(release: Release): void {
  const ahead = allowsPrefetch() ? otherRemotes(release) : [];
  setTimeout(() => void tell([...currentPage(), ...loadedFiles(), ...ahead]), idleDelayMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && navigator.onLine) void tell(currentPage());
  });
}

/** Keeps the first data of a page one went to without loading it anew, once it has come to rest. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation();
  const loaded = useRef<string | null>(pathname + search);
  useEffect(() => {
    if (loaded.current === pathname + search || !allowsPrefetch()) return;
    loaded.current = null;
    const timer = setTimeout(() => void tell([[payloadAddress(location), {}]]), idleDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** The newer of the page's own first data and what the worker kept; used where there is no network. */
export async function newestPayload(own: BootPayload | null): Promise<BootPayload | null> {
  if (navigator.onLine) return own;
  try {
    const answer = await fetch(payloadAddress(location));
    const kept = (await answer.json()) as BootPayload;
    // Without a network the worker may have shown another page of the site.
    const isOwn = own?.path === location.pathname;
    return answer.ok && (!isOwn || kept.serverTime > own.serverTime) ? kept : own;
  } catch {
    return own;
  }
}
