/** The end of a page of matches: its last row in order of start and id. */
export interface MatchCursor {
  startTime: Date;
  id: number;
}

/** The cursor that clients send back; it is opaque to them. */
export const cursorOf = (row: { start_time: Date; id: number }): string =>
  `${row.start_time.getTime()}.${row.id}`;

/** Null for a missing or invalid cursor. */
export function readCursor(cursor: string | undefined): MatchCursor | null {
  const parts = /^(-?\d{1,14})\.(\d{1,10})$/.exec(cursor ?? '');
  return parts ? { startTime: new Date(Number(parts[1])), id: Number(parts[2]) } : null;
}
