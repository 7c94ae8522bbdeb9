/** Share of events in each five minutes. The added time of each half is a cell of its own. */
export interface MinuteTable {
  /** Cumulative share at the end of each cell. The last is 1. */
  readonly ends: readonly number[];
}

/** A moment of play, in seconds of its period including added time. */
export interface Moment {
  period: number;
  second: number;
}

const cellSeconds = 300;
const cellsPerHalf = 10;

export function minuteTable(shares: readonly number[]): MinuteTable {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let sum = 0;
  return { ends: shares.map((share) => (sum += share / total)) };
}

/** Added time of both halves, in seconds. */
export type AddedTime = readonly [number, number];

/** The moment at a share of the match's intensity: 0 is kick-off, 1 the final whistle. */
export function momentAt(table: MinuteTable, share: number, added: AddedTime): Moment {
  const found = table.ends.findIndex((end) => share < end);
  const cell = found < 0 ? table.ends.length - 1 : found;
  const start = table.ends[cell - 1] ?? 0;
  const within = Math.min((share - start) / (table.ends[cell]! - start), 0.999);
  const half = cell < cellsPerHalf ? 0 : 1;
  const place = cell - half * cellsPerHalf;
  const length = place === cellsPerHalf - 1 ? added[half] : cellSeconds;
  return { period: half + 1, second: Math.floor(place * cellSeconds + within * length) };
}

/** The share of the match's intensity before a moment. */
export function shareAt(table: MinuteTable, moment: Moment, added: AddedTime): number {
  if (moment.period > 2) return 1;
  const half = moment.period - 1;
  const place = Math.min(Math.floor(moment.second / cellSeconds), cellsPerHalf - 1);
  const cell = half * cellsPerHalf + place;
  const length = place === cellsPerHalf - 1 ? added[half]! : cellSeconds;
  const within = Math.min((moment.second - place * cellSeconds) / Math.max(length, 1), 1);
  const start = table.ends[cell - 1] ?? 0;
  return start + within * (table.ends[cell]! - start);
}

const starts = [0, 45, 90, 105, 120];
const lengths = [45, 45, 15, 15, 0];

/** The minute of a scoreboard: 67 for 66:00 to 66:59, and `added` minutes after the end of a period. */
export function shownMinute({ period, second }: Moment): { minute: number; added: number | null } {
  const start = starts[period - 1] ?? 120;
  const length = lengths[period - 1] ?? 0;
  const played = Math.floor(second / 60) + 1;
  if (played <= length) return { minute: start + played, added: null };
  return { minute: start + length, added: length === 0 ? null : played - length };
}

/** Sort key of incidents: seconds of nominal play up to a moment, without counting added time twice. */
export const matchSecond = ({ period, second }: Moment): number =>
  (starts[period - 1] ?? 120) * 60 + second;

export const goalMinutes = minuteTable([
  3.65, 4.41, 4.69, 4.74, 4.79, 4.82, 4.9, 4.94, 4.99, 2.23, 4.81, 5.77, 5.75, 5.67, 5.6, 5.49,
  5.56, 5.69, 5.61, 5.88,
]);
export const yellowMinutes = minuteTable([
  1.2, 1.8, 2.5, 3.0, 3.6, 4.3, 4.8, 5.4, 5.6, 2.7, 3.7, 5.3, 6.0, 6.2, 6.2, 6.3, 6.6, 7.0, 8.0,
  10.0,
]);
/** Red cards come later than yellow ones, because half of them are a second yellow. */
export const redMinutes = minuteTable([
  0.6, 0.8, 1.2, 1.6, 2.2, 2.8, 3.3, 3.8, 4.2, 2.4, 3.6, 5.0, 5.8, 6.4, 6.9, 7.4, 8.0, 8.8, 9.8,
  15.4,
]);
/** Most substitutions are in the 61st to 85th minute, and many at half time. */
export const substitutionMinutes = minuteTable([
  0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.8, 0.2, 9.5, 2.5, 6.5, 12.0, 13.5, 13.5, 13.0, 10.5,
  7.6, 6.0,
]);
