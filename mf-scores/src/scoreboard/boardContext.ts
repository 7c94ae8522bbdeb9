import type { AppState } from '@scoreline/shared-lib/api';
import type { MatchList, MatchSummary, Sport, Tournament } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

/** What rows take their matches from: the leagues of a day, or matches that stand under no league. */
export interface RowList {
  leagues: { tournament?: Tournament; matches: MatchSummary[] }[];
}

/** What every row of a board needs to know of its place. */
export interface Board {
  sport: Sport;
  /** The day shown, and the viewer's day. */
  date: string;
  today: string;
  timeZone: string;
  locale: string;
  /** What the day's list is asked for with. */
  request: { sport: Sport; date: string; timeZone: string };
  /** The board's list in the store, one memoised selector for all rows. */
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
