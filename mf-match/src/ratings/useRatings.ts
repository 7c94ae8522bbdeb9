import { useMemo } from 'react';

import { useMatchRatingsQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { usePlayerNews } from '../boxscore/usePlayerNews';

/** What each player is worth in this match, by player id; nothing before it begins and while its score is kept back. */
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
