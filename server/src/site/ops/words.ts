/** A time to the minute, in UTC: `2026-11-24 18:30`. */
export const minuteOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

/** The prefix of a build's hash that people use in conversation. */
export const shortly = (build: string): string => build.slice(0, 8);

export const total = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);
