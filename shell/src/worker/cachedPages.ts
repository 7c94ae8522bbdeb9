import { type BootPayload, getAgain } from '@scoreline/shared-lib/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const workerPath = '/sw.js';
/** Idle delay before anything is kept for later, in milliseconds. */
export const idleDelayMs = 1_000;

/** What the worker is to fetch and keep. */
export type CacheEntry = [address: string, init: RequestInit];

/** Where the first data of an address can be had by itself. */
export const payloadAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname.replace(/\/$/, '')}/_payload.json${search}`;

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

/** Tells the worker what to keep; pages without TLS have none. */
export async function tellWorker(urlsToCache: CacheEntry[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Keeps the first data of a page one went to without loading it anew, once it has come to rest. */
export function useCachedPages(): void {
  const { pathname, search } = useLocation();
  const loaded = useRef<string | null>(pathname + search);
  useEffect(() => {
    if (loaded.current === pathname + search || !allowsPrefetch()) return;
    loaded.current = null;
    const timer = setTimeout(() => void tellWorker([[payloadAddress(location), {}]]), idleDelayMs);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** The newer of the page's own first data and what the worker kept; used where there is no network. */
export async function newestPayload(own: BootPayload | null): Promise<BootPayload | null> {
  if (navigator.onLine) return own;
  try {
    const answer = await getAgain(payloadAddress(location));
    const cached = (await answer.json()) as BootPayload;
    // Without a network the worker may have shown another page of the site.
    const isOwn = own?.path === location.pathname;
    return answer.ok && (!isOwn || cached.serverTime > own.serverTime) ? cached : own;
  } catch {
    return own;
  }
}
