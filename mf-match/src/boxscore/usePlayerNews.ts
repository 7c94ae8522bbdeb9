import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useEffect, useRef } from 'react';

import { newsGate } from '../match/newsGate';

/** Figures of players are no part of the match's live topic: with each basket they would be its largest. */
const pace = { settleMs: 1_200, restMs: 30_000 };

/** Calls back after a match's score or state has changed, at most once in half a minute. */
export function usePlayerNews(
  { home, away, status }: Pick<MatchSummary, 'home' | 'away' | 'status'>,
  onNews: () => unknown,
): void {
  const gate = useRef<ReturnType<typeof newsGate>>(undefined);
  const call = useRef(onNews);
  useEffect(() => {
    call.current = onNews;
  });
  useEffect(() => {
    gate.current = newsGate(() => void call.current(), pace);
    return () => gate.current?.stop();
  }, []);
  const state = `${home.score}-${away.score}-${status}`;
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== state) gate.current?.news();
    known.current = state;
  }, [state]);
}
