/** The number of load time classes; each one except the last ends a quarter of a doubling after the one before. */
export const loadClasses = 48;
const firstEdgeMs = 20;
const perDoubling = 4;

/** Counts by class of load time. */
export type LoadTimes = readonly number[];

export const noLoads = (): number[] => Array.from({ length: loadClasses }, () => 0);

/** The class of a load time in milliseconds. The first class has all loads below 20 ms, the last all from 69 s. */
export function classOf(ms: number): number {
  const steps = Math.ceil(Math.log2(Math.max(ms, 1) / firstEdgeMs) * perDoubling);
  return Math.min(loadClasses - 1, Math.max(0, steps));
}

/** The upper bound of a class in milliseconds. */
export const edgeOf = (at: number): number => firstEdgeMs * 2 ** (at / perDoubling);

export const countOf = (loads: LoadTimes): number => loads.reduce((sum, count) => sum + count, 0);

/** Loads in slower classes. */
export const slowerThan = (loads: LoadTimes, at: number): number => countOf(loads.slice(at + 1));

export const sumOf = (one: LoadTimes, other: LoadTimes): number[] =>
  one.map((count, at) => count + (other[at] ?? 0));

/** The first class that includes `share` of the loads; null without loads. */
export function quantileClass(loads: LoadTimes, share: number): number | null {
  const wanted = countOf(loads) * share;
  if (wanted === 0) return null;
  let reached = 0;
  return loads.findIndex((count) => (reached += count) >= wanted);
}
