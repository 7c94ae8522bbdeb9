import type { MatchesImage, Sport } from '@scoreline/shared-lib/contract';
import { liveConnection } from '@scoreline/shared-lib/live';
import { useEffect, useRef } from 'react';

import { newsGate } from '../match/news/newsGate';

/** The server caches a computed table for five seconds. */
const pace = { settleMs: 5_200, restMs: 15_000 };

const tellsScore = (patch: unknown): boolean =>
  typeof patch === 'object' &&
  patch !== null &&
  ['home', 'away', 'status'].some((key) => key in patch);

/** Calls back after scores or states change in a league, once the server's cached answer has expired. */
export function useScoreNews(sport: Sport, tournamentId: number, onNews: () => void): void {
  const call = useRef(onNews);
  useEffect(() => {
    call.current = onNews;
  });
  useEffect(() => {
    const gate = newsGate(() => call.current(), pace);
    const leave = liveConnection().subscribe<MatchesImage>(`matches:${sport}`, (image, delta) => {
      const touched = (delta?.patches ?? []).some((patch) =>
        Object.entries(patch).some(
          ([id, change]) => image[id]?.tournamentId === tournamentId && tellsScore(change),
        ),
      );
      if (touched) gate.news();
    });
    return () => {
      gate.stop();
      leave();
    };
  }, [sport, tournamentId]);
}
