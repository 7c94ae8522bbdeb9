import type { MatchList, Sport } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

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
  select: (state: unknown) => MatchList | undefined;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('A row stands outside its board.');
  return board;
}
