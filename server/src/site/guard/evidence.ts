/** Hits out of a total. */
export interface Share {
  of: number;
  hits: number;
}

/** The counts of both builds in one period. */
export interface Block {
  current: Share;
  canary: Share;
}

interface Question {
  /** How much higher the canary's rate may be and still count as equal. */
  margin: number;
  /** Odds ratios of the canary's rate to the highest rate that counts as equal, one per bet. */
  bets: readonly number[];
}

const halvings = 40;

/** The rate with its odds multiplied. */
function raised(rate: number, by: number): number {
  const odds = (rate / (1 - rate)) * by;
  return odds / (1 + odds);
}

/**
 * The current build's rate at which a canary that is just not worse is hardest to distinguish from the bet: the point of the
 * null hypothesis with the smallest Kullback–Leibler divergence from the bet. With it, the factor below is an e-variable.
 */
function nearest({ current, canary }: Block, rate: number, bet: number, margin: number): number {
  let [low, high] = [rate, bet - margin];
  for (let turn = 0; turn < halvings; turn++) {
    const middle = (low + high) / 2;
    const beside = middle + margin;
    const slope =
      (current.of * (middle - rate)) / (middle * (1 - middle)) +
      (canary.of * (beside - bet)) / (beside * (1 - beside));
    if (slope < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The log likelihood ratio of these hits at rate `one` over rate `other`. */
const logRatio = ({ of, hits }: Share, one: number, other: number): number =>
  hits * Math.log(one / other) + (of - hits) * Math.log((1 - one) / (1 - other));

/**
 * Logarithm of the factor by which a block supports a bet: the canary hits at the rate `bet`, the current build at `rate`.
 * If the canary's true rate is at most the current one's plus `margin`, the expected factor is at most 1 for all rates. The
 * same is true of a product of factors whose bets depend on earlier blocks only (Turner and Grünwald, 2023).
 */
export function logFactor(block: Block, rate: number, bet: number, margin: number): number {
  // Without the other side there is nothing to compare.
  if (block.current.of === 0 || block.canary.of === 0) return 0;
  const equal = nearest(block, rate, bet, margin);
  return logRatio(block.current, rate, equal) + logRatio(block.canary, bet, equal + margin);
}

/**
 * Gathers evidence that a canary's rate exceeds the current build's by more than a margin. It can be checked after every
 * block: for a canary that is no worse, the probability that it ever reaches 1/α is at most α.
 */
export function gatherEvidence({ margin, bets }: Question) {
  const logs = bets.map(() => 0);
  return {
    /** `rate` is the current build's rate as estimated before this block, strictly between 0 and 1. */
    add(block: Block, rate: number): void {
      for (const [at, odds] of bets.entries())
        logs[at] = (logs[at] ?? 0) + logFactor(block, rate, raised(rate + margin, odds), margin);
    },
    /** Natural logarithm of the mean of the bets' factors. */
    log(): number {
      const most = Math.max(...logs);
      const sum = logs.reduce((total, log) => total + Math.exp(log - most), 0);
      return most + Math.log(sum / logs.length);
    },
  };
}
