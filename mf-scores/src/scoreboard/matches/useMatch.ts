import { useAppSelector } from '@scoreline/shared-lib/api';
import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { useBoard } from '../boardContext';
import { matchesById } from './matchIndex';

/** A match of the board by its id. Renders again only when that match changes. */
export function useMatch(matchId: number): MatchSummary | undefined {
  const { select } = useBoard();
  return useAppSelector((state) => {
    const list = select(state);
    return list && matchesById(list).get(matchId);
  });
}
