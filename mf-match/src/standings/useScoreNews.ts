import type { MatchesImage, Sport } from '@scoreline/shared-lib/contract';
import { liveConnection } from '@scoreline/shared-lib/live';
import { useEffect, useRef } from 'react';

/** The server keeps a worked-out table this long: what is asked for sooner may be the one before. */
const keptMs = 5_200;

const tellsScore = (patch: unknown): boolean =>
  typeof patch === 'object' &&
  patch !== null &&
  ['home', 'away', 'status'].some((key) => key in patch);

/** Calls back when a score or a state changes in a league, at once and when the server's answer is fresh for sure. */
export function useScoreNews(sport: Sport, tournamentId: number, onNews: () => void): void {
  const call = useRef(onNews);
  useEffect(() => {
    call.current = onNews;
  });
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const leave = liveConnection().subscribe<MatchesImage>(`matches:${sport}`, (image, delta) => {
      const touched = (delta?.patches ?? []).some((patch) =>
        Object.entries(patch).some(
          ([id, change]) => image[id]?.tournamentId === tournamentId && tellsScore(change),
        ),
      );
      if (!touched) return;
      call.current();
      clearTimeout(later);
      later = setTimeout(() => call.current(), keptMs);
    });
    return () => {
      clearTimeout(later);
      leave();
    };
  }, [sport, tournamentId]);
}
