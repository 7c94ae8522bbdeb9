import type { Random } from '../random';

/** A moment between opening (0) and closing (1) at which a market is priced anew. */
export interface Repricing {
  /** Share of the time between opening and closing. */
  time: number;
  /** Share of the way from the opening to the closing opinion, which a bridge of noise may overshoot. */
  way: number;
}

/** Moments crowd towards kick-off; opening and closing are always the first and the last. */
export function repricings(random: Random, count: number): Repricing[] {
  const times = Array.from({ length: count }, () => 1 - (1 - random.next()) ** 1.7).sort(
    (a, b) => a - b,
  );
  let noise = 0;
  let before = 0;
  const moves = times.map((time) => {
    noise += random.normal(0, 0.5 * Math.sqrt(time - before));
    before = time;
    return { time, way: time + noise * (1 - time) };
  });
  return [{ time: 0, way: 0 }, ...moves, { time: 1, way: 1 }];
}
