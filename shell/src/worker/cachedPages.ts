import { type BootPayload, getAgain } from '@scoreline/shared-lib/contract';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const workerPath = '/sw.js';
/** Idle delay before anything is cached for later, in milliseconds. */
export const idleDelayMs = 1_000;

/** A file for the worker to fetch and cache. */
export type CacheEntry = [address: string, init: RequestInit];

/** The address of a page's first data. */
export const payloadAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname.replace(/\/$/, '')}/_payload.json${search}`;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No prefetch on the slowest connections or with data saving enabled. */
export function allowsPrefetch(
  connection = (navigator as { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Sends the worker the files to cache; pages without TLS have no worker. */
export async function sendToWorker(urlsToCache: CacheEntry[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Caches the first data of a page reached without a reload, once it is idle. */
export function useCachedPages(): void {
  const { pathname, search } = useLocation();
  const loaded = useRef<string | null>(pathname + search);
  useEffect(() => {
    if (loaded.current === pathname + search || !allowsPrefetch()) return;
    loaded.current = null;
    const timer = setTimeout(
      () => void sendToWorker([[payloadAddress(location), {}]]),
      idleDelayMs,
    );
    return () => clearTimeout(timer);
  }, [pathname, search]);
}

/** The newer of the page's own first data and the worker's cached data; used when offline. */
export async function newestPayload(own: BootPayload | null): Promise<BootPayload | null> {
  if (navigator.onLine) return own;
  try {
    const answer = await getAgain(payloadAddress(location));
    const cached = (await answer.json()) as BootPayload;
    // When offline, the worker may have served another page of the site.
    const isOwn = own?.path === location.pathname;
    return answer.ok && (!isOwn || cached.serverTime > own.serverTime) ? cached : own;
  } catch {
    return own;
  }
}
