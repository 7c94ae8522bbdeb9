import { useEffect, useRef } from 'react';

import { newsGate } from './newsGate';

/** Data outside the match's live topic is fetched again after news, at a limited rate. */
const pace = { settleMs: 1_200, restMs: 30_000 };

/** Calls back after `state` changes, at most once every 30 seconds. */
export function useNews(state: string | number, onNews: () => unknown): void {
  const gate = useRef<ReturnType<typeof newsGate>>(undefined);
  const call = useRef(onNews);
  useEffect(() => {
    call.current = onNews;
  });
  useEffect(() => {
    gate.current = newsGate(() => void call.current(), pace);
    return () => gate.current?.stop();
  }, []);
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== state) gate.current?.news();
    known.current = state;
  }, [state]);
}
