import { useMemo } from 'react';

import { useMatchRatingsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { usePlayerNews } from '../boxscore/usePlayerNews';

/** Ratings of this match by player id. Empty before kick-off and while the score is hidden. */
export function useRatings() {
  const { match, detail, concealed } = useMatchView();
  const skip = concealed || !detail.sections.includes('ratings');
  const { data, error, refetch } = useMatchRatingsQuery({ eventId: match.eventId }, { skip });
  usePlayerNews(detail.summary, () => !skip && refetch());
  return useMemo(
    () => ({
      of: new Map((data?.ratings ?? []).map((rated) => [rated.player.playerId, rated.rating])),
      isAwaited: !skip && !data && !error,
      best: data?.ratings.find(({ player }) => player.playerId === data.bestPlayerId) ?? null,
    }),
    [data, error, skip],
  );
}

export type Ratings = Pick<ReturnType<typeof useRatings>, 'of' | 'best'>;
