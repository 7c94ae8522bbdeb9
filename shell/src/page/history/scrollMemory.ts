import { readJson, sessionStore, writeJson } from '@scoreline/shared-lib/device';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll';
const patienceMs = 1_000;

const positions = new Map(readJson<[string, number][]>(sessionStore(), storageKey));

const savePositions = () => writeJson(sessionStore(), storageKey, [...positions]);

/** Whether an address, and neither a reload nor a way back, has opened the page; its first navigation is a `POP` all the same. */
const isOpenedAfresh = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'navigate',
  );

/** Scrolls as soon as the page is tall enough: a list may still be on its way. */
function scrollWhenTall(top: number): () => void {
  const startedAt = performance.now();
  let frame = 0;
  const attempt = () => {
    scrollTo(0, top);
    const isThere = Math.abs(scrollY - top) < 2;
    if (!isThere && performance.now() - startedAt < patienceMs) {
      frame = requestAnimationFrame(attempt);
    }
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/** Each main tab keeps its scroll position; other pages start at the top, unless one comes back to them. */
export function useScrollMemory(tab: string | undefined): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const key = tab ? `tab ${tab}` : pathname;

  const first = useRef<string | null>(key);

  useLayoutEffect(() => {
    const isNew = key === first.current && isOpenedAfresh();
    const isKnown = !isNew && (tab !== undefined || navigation === 'POP');
    const top = isKnown ? (positions.get(key) ?? 0) : 0;
    // A page that was just loaded is at its top, and to scroll it there would have it laid out twice.
    const isThere = key === first.current && top === 0;
    first.current = null;
    const stop = isThere ? () => undefined : scrollWhenTall(top);
    const remember = () => void positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', savePositions);
    return () => {
      stop();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', savePositions);
    };
    // The way one came matters on arrival alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
