import { cursorOf, type MatchCursor, readCursor } from '../matches/cursor';

/** Where a page of movers ended. Prices may move between two pages, so it names values, not a place. */
export interface MoverCursor extends MatchCursor {
  size: number;
}

export const moverCursorOf = (row: { size: number; start_time: Date; id: number }): string =>
  `${row.size}_${cursorOf(row)}`;

/** Null for none and for one that no page of ours gave out. */
export function readMoverCursor(cursor: string | undefined): MoverCursor | null {
  const parts = /^(\d{1,7}(?:\.\d{1,2})?)_(.+)$/.exec(cursor ?? '');
  const match = readCursor(parts?.[2]);
  return match && { ...match, size: Number(parts?.[1]) };
}
