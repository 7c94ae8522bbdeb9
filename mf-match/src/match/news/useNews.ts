import { useEffect, useRef } from 'react';

import { newsGate } from './newsGate';

/** What is no part of the match's live topic is asked for again after news, and not with each of them. */
const pace = { settleMs: 1_200, restMs: 30_000 };

/** Calls back after `state` has changed, at most once in half a minute. */
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
