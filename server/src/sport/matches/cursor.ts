/** Where a page of matches ended: its last row in the order of start and id. */
export interface MatchCursor {
  startTime: Date;
  id: number;
}

/** The cursor as clients carry it; they never read it. */
export const cursorOf = (row: { start_time: Date; id: number }): string =>
  `${row.start_time.getTime()}.${row.id}`;

/** Null for none and for one that no page of ours gave out. */
export function readCursor(cursor: string | undefined): MatchCursor | null {
  const parts = /^(-?\d{1,14})\.(\d{1,10})$/.exec(cursor ?? '');
  return parts ? { startTime: new Date(Number(parts[1])), id: Number(parts[2]) } : null;
}
