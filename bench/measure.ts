/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: number[]): number {
  if (values.length === 0) throw new Error('the median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value below which `share` (0 to 1) of them lie. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, at)]!;
}

export interface Comparison {
  ours: number;
  baseline: number;
  /** Median of each round's own ratio, so that a machine that slows down takes both sides with it. */
  ratio: number;
  /** The smallest and the largest of them. */
  spread: Spread;
  /** The same of our own side. */
  oursSpread: Spread;
  rounds: number;
}

export interface Spread {
  least: number;
  most: number;
}

export const spreadOf = (values: number[]): Spread => ({
  least: Math.min(...values),
  most: Math.max(...values),
});

/**
 * Measures the two sides in turn, `rounds` times after one that does not count, the order changing from round to round.
 * Both functions return the figure they measured, in the same unit.
 */
export async function compare(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
  rounds = 5,
): Promise<Comparison> {
  const taken: { ours: number; baseline: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const first = round % 2 === 0 ? await ours() : await baseline();
    const second = round % 2 === 0 ? await baseline() : await ours();
    const pair = round % 2 === 0 ? [first, second] : [second, first];
    if (round >= 0) taken.push({ ours: pair[0]!, baseline: pair[1]! });
  }
  const ratios = taken.map((pair) => pair.ours / pair.baseline);
  return {
    ours: median(taken.map((pair) => pair.ours)),
    baseline: median(taken.map((pair) => pair.baseline)),
    ratio: median(ratios),
    spread: spreadOf(ratios),
    oursSpread: spreadOf(taken.map((pair) => pair.ours)),
    rounds,
  };
}

/** What a row says of a comparison whose figure is the ratio. */
export const ratioFigures = ({ ours, baseline, ratio, spread, rounds }: Comparison) => ({
  ...{ value: ratio, ours, baseline, spread, rounds },
});

/** What a row says of a comparison whose figure is ours, in its own unit. */
export const ownFigures = ({ ours, baseline, oursSpread, rounds }: Comparison) => ({
  ...{ value: ours, ours, baseline, spread: oursSpread, rounds },
});

/** What a row says of rounds without a baseline of their own. */
export const medianFigures = (values: number[]) => ({
  ...{ value: median(values), spread: spreadOf(values), rounds: values.length },
});
