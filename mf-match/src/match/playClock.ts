/** Seconds as `31:20`. */
export const playClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const quarters = 4;
const overtimeSeconds = 5 * 60;

/** Ends of basketball's periods in seconds of play, by the length of a quarter. */
export const periodEndsOf = (quarterSeconds: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) =>
    at < quarters
      ? quarterSeconds * (at + 1)
      : quarterSeconds * quarters + overtimeSeconds * (at + 1 - quarters),
  );

/** Basketball's clock at a second of play: the period, counted from 0, and the time left in it, as on the arena's clock. */
export function clockLeft(second: number, ends: readonly number[]): { at: number; left: string } {
  const found = ends.findIndex((end) => second <= end);
  const at = found < 0 ? ends.length - 1 : found;
  return { at, left: playClock(Math.max(0, (ends[at] ?? second) - second)).padStart(5, '0') };
}
