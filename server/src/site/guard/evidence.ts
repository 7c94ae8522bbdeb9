/** How many of how many. */
export interface Share {
  of: number;
  hits: number;
}

/** What happened in one stretch of time with both builds. */
export interface Block {
  current: Share;
  canary: Share;
}

interface Question {
  /** How much higher the canary's rate may be and still count as equal. */
  margin: number;
  /** Odds of the canary's rate over the highest rate that counts as equal, a bet each. */
  bets: readonly number[];
}

const halvings = 40;

/** The rate with these odds more. */
function raised(rate: number, by: number): number {
  const odds = (rate / (1 - rate)) * by;
  return odds / (1 + odds);
}

/**
 * The rate of the current build, at which a canary that is just not worse is hardest to tell from a bet: the point of the hypothesis
 * that is nearest to the bet by the divergence of Kullback and Leibler. With it the factor below is an e-variable.
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

/** Logarithm of how much likelier these hits are by `one` rate than by `other`. */
const logRatio = ({ of, hits }: Share, one: number, other: number): number =>
  hits * Math.log(one / other) + (of - hits) * Math.log((1 - one) / (1 - other));

/**
 * Logarithm of the factor by which a block speaks for a bet: the canary hits with the rate `bet`, the current build with `rate`. If the
 * canary's true rate is at most the current one's plus `margin`, the factor's expectation is at most 1 whatever the rates are, and
 * so is that of a product of factors whose bets were made from the blocks before (Turner and Grünwald, 2023).
 */
export function logFactor(block: Block, rate: number, bet: number, margin: number): number {
  // Without the other side there is nothing to compare.
  if (block.current.of === 0 || block.canary.of === 0) return 0;
  const equal = nearest(block, rate, bet, margin);
  return logRatio(block.current, rate, equal) + logRatio(block.canary, bet, equal + margin);
}

/**
 * Gathers evidence that a canary's rate is higher than the current build's by more than a margin. It may be looked at after every
 * block: the probability that it ever reaches 1/α is at most α where the canary is no worse.
 */
export function gatherEvidence({ margin, bets }: Question) {
  const logs = bets.map(() => 0);
  return {
    /** `rate` is what the current build's was held to be before this block, strictly between 0 and 1. */
    add(block: Block, rate: number): void {
      for (const [at, odds] of bets.entries())
        logs[at] = (logs[at] ?? 0) + logFactor(block, rate, raised(rate + margin, odds), margin);
    },
    /** Natural logarithm of the mean of what all bets have won. */
    log(): number {
      const most = Math.max(...logs);
      const sum = logs.reduce((total, log) => total + Math.exp(log - most), 0);
      return most + Math.log(sum / logs.length);
    },
  };
}
