import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useSelector } from 'react-redux';

import { useBoard } from '../boardContext';
import { matchesById } from './matchIndex';

/** A match of the board by its id; renders again only when that match changed. */
export function useMatch(eventId: number): MatchSummary | undefined {
  const { select } = useBoard();
  return useSelector((state) => {
    const list = select(state);
    return list && matchesById(list).get(eventId);
  });
}
