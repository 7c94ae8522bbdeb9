import type { Flash } from '../scoreboard/boardSlice';

/** How long a scorer's line stays tinted and a cancelled goal is told of. */
export const flashMs = 60_000;

/** Milliseconds until the first of the flashes ends, null where there is none. */
export function nextEnd(flashes: Record<number, Flash>, now: number): number | null {
  const ends = Object.values(flashes).map(({ until }) => until);
  return ends.length > 0 ? Math.max(0, Math.min(...ends) - now) : null;
}
