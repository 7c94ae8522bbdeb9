/** Steps at which prices are quoted: from each bound on, in steps of the second number. */
type Ladder = readonly (readonly [from: number, step: number])[];

/** A high-street book quotes few prices, an exchange-like one almost any. */
export const ladders = {
  retail: [
    [1.01, 0.01],
    [1.2, 0.02],
    [1.5, 0.03],
    [1.8, 0.05],
    [2.5, 0.1],
    [3.6, 0.15],
    [4.5, 0.25],
    [6, 0.5],
    [10, 1],
    [15, 2],
    [23, 3],
    [41, 10],
    [101, 50],
  ],
  sharp: [
    [1.01, 0.001],
    [2, 0.01],
    [5, 0.05],
    [10, 0.25],
    [20, 1],
  ],
  twoWay: [
    [1.01, 0.01],
    [1.7, 0.025],
    [2.4, 0.05],
    [4, 0.25],
  ],
} as const satisfies Record<string, Ladder>;
export type LadderName = keyof typeof ladders;

const least = 1.01;
const most = 501;

/** The quoted price nearest to `price`, at least 1.01. */
export function snap(name: LadderName, price: number): number {
  const ladder = ladders[name];
  const bounded = Math.min(most, Math.max(least, price));
  let rung: readonly [number, number] = ladder[0];
  for (const step of ladder) if (step[0] <= bounded) rung = step;
  const [from, step] = rung;
  return Math.round((from + Math.round((bounded - from) / step) * step) * 1000) / 1000;
}

/** Prices of fair probabilities with a margin laid on in proportion. */
export const quoted = (name: LadderName, fair: readonly number[], overround: number): number[] =>
  fair.map((share) => snap(name, 1 / (Math.max(share, 1e-4) * (1 + overround))));
