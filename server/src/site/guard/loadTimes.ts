/** Classes of load times: each but the last reaches a quarter of a doubling further than the one before. */
export const loadClasses = 48;
const firstEdgeMs = 20;
const perDoubling = 4;

/** Counts by class of load time. */
export type LoadTimes = readonly number[];

export const noLoads = (): number[] => Array.from({ length: loadClasses }, () => 0);

/** The class of a load that took so many milliseconds; the first has all below 20 ms, the last all from 69 s. */
export function classOf(ms: number): number {
  const steps = Math.ceil(Math.log2(Math.max(ms, 1) / firstEdgeMs) * perDoubling);
  return Math.min(loadClasses - 1, Math.max(0, steps));
}

/** Milliseconds that the loads of a class stay below or at. */
export const edgeOf = (at: number): number => firstEdgeMs * 2 ** (at / perDoubling);

export const countOf = (loads: LoadTimes): number => loads.reduce((sum, count) => sum + count, 0);

/** Loads that took longer than those of the class. */
export const slowerThan = (loads: LoadTimes, at: number): number => countOf(loads.slice(at + 1));

export const sumOf = (one: LoadTimes, other: LoadTimes): number[] =>
  one.map((count, at) => count + (other[at] ?? 0));

/** The first class with which `share` of the loads are reached; null where there are none. */
export function quantileClass(loads: LoadTimes, share: number): number | null {
  const wanted = countOf(loads) * share;
  if (wanted === 0) return null;
  let reached = 0;
  return loads.findIndex((count) => (reached += count) >= wanted);
}
