import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { useNews } from '../match/news/useNews';

/** Calls back after a match's score or state changes, because player figures may have changed with it. */
export function usePlayerNews(
  { home, away, status }: Pick<MatchSummary, 'home' | 'away' | 'status'>,
  onNews: () => unknown,
): void {
  useNews(`${home.score}-${away.score}-${status}`, onNews);
}
