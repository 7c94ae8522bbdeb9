import { cursorOf, type MatchCursor, readCursor } from '../matches/cursor';

/** The end of a page of movers. Prices may move between two pages, so it stores values instead of an offset. */
export interface MoverCursor extends MatchCursor {
  size: number;
}

export const moverCursorOf = (row: { size: number; start_time: Date; id: number }): string =>
  `${row.size}_${cursorOf(row)}`;

/** Null for a missing or invalid cursor. */
export function readMoverCursor(cursor: string | undefined): MoverCursor | null {
  const parts = /^(\d{1,7}(?:\.\d{1,2})?)_(.+)$/.exec(cursor ?? '');
  const match = readCursor(parts?.[2]);
  return match && { ...match, size: Number(parts?.[1]) };
}
