import type { AppState } from '@scoreline/shared-lib/api';
import type { MatchList, MatchSummary, Sport, Tournament } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

/** Source of the rows' matches: the leagues of a day, or matches without a league. */
export interface RowList {
  leagues: { tournament?: Tournament; matches: MatchSummary[] }[];
}

/** Shared data of a board's rows. */
export interface Board {
  sport: Sport;
  /** The day shown, and the viewer's day. */
  date: string;
  today: string;
  timeZone: string;
  locale: string;
  /** Query arguments of the day's list. */
  request: { sport: Sport; date: string; timeZone: string };
  /** Selects the board's list from the store. One memoised selector serves all rows. */
  select: (state: AppState) => RowList | undefined;
}

/** The board of a day. */
export interface BoardOfDay extends Board {
  select: (state: AppState) => MatchList | undefined;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('A row stands outside its board.');
  return board;
}
