import { readJson, sessionStore, writeJson } from '@scoreline/shared-lib/device';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll';
const patienceMs = 1_000;

const positions = new Map(readJson<[string, number][]>(sessionStore(), storageKey));

const savePositions = () => writeJson(sessionStore(), storageKey, [...positions]);

/** Whether the page was opened by its address, not by a reload or by going back; its first navigation is a `POP` either way. */
const isOpenedAfresh = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'navigate',
  );

/** Scrolls as soon as the page is tall enough: a list may still be loading. */
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

/** Each main tab keeps its scroll position; other pages start at the top, unless reached by going back. */
export function useScrollMemory(tab: string | undefined): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const key = tab ? `tab ${tab}` : pathname;

  const first = useRef<string | null>(key);

  useLayoutEffect(() => {
    const isNew = key === first.current && isOpenedAfresh();
    const isKnown = !isNew && (tab !== undefined || navigation === 'POP');
    const top = isKnown ? (positions.get(key) ?? 0) : 0;
    // A freshly loaded page is at its top, and scrolling it there would cause a second layout.
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
    // The navigation type matters on arrival only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
