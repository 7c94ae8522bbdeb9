/** The median. For an even count it is the mean of the two middle values. */
export function median(values: number[]): number {
  if (values.length === 0) throw new Error('the median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value below which `share` (0 to 1) of the values are. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, at)]!;
}

export interface Comparison {
  ours: number;
  baseline: number;
  /** Median of the rounds' ratios, so that a slowdown of the machine affects both sides. */
  ratio: number;
  /** Smallest and largest ratio. */
  spread: Spread;
  /** Smallest and largest value of our own side. */
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
 * Measures both sides in turn, `rounds` times after a warm-up, alternating the order. Both functions return a figure in the same
 * unit.
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

/** Row fields of a comparison whose figure is the ratio. */
export const ratioFigures = ({ ours, baseline, ratio, spread, rounds }: Comparison) => ({
  ...{ value: ratio, ours, baseline, spread, rounds },
});

/** Row fields of a comparison whose figure is our own, in its unit. */
export const ownFigures = ({ ours, baseline, oursSpread, rounds }: Comparison) => ({
  ...{ value: ours, ours, baseline, spread: oursSpread, rounds },
});

/** Row fields of rounds without a baseline. */
export const medianFigures = (values: number[]) => ({
  ...{ value: median(values), spread: spreadOf(values), rounds: values.length },
});
