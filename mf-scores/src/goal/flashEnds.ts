import type { Flash } from '../scoreboard/boardSlice';

/** How long a scorer's line stays tinted and the note of a cancelled goal stays, in milliseconds. */
export const flashMs = 60_000;

/** Milliseconds until the first flash ends, or null if there is none. */
export function nextEnd(flashes: Record<number, Flash>, now: number): number | null {
  const ends = Object.values(flashes).map(({ until }) => until);
  return ends.length > 0 ? Math.max(0, Math.min(...ends) - now) : null;
}
