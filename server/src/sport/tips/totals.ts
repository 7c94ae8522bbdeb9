import type { TipResult, TipTotals } from '@scoreline/shared-lib/contract';

export interface Settled {
  stake: number;
  result: TipResult;
  profit: number;
}

const keys = {
  win: 'wins',
  halfWin: 'halfWins',
  push: 'pushes',
  halfLoss: 'halfLosses',
  loss: 'losses',
  void: 'voids',
} as const;

const round = (units: number): number => Math.round(units * 10_000) / 10_000;

/** Record, yield and win rate by the product's definition; voids count only in `n`. */
export function totalsOf(tips: readonly Settled[]): TipTotals {
  const counts = { wins: 0, halfWins: 0, pushes: 0, halfLosses: 0, losses: 0, voids: 0 };
  let [staked, profit] = [0, 0];
  for (const tip of tips) {
    counts[keys[tip.result]] += 1;
    if (tip.result === 'void') continue;
    staked += tip.stake;
    profit += tip.profit;
  }
  const { wins, halfWins, halfLosses, losses } = counts;
  const decided = wins + halfWins + halfLosses + losses;
  return {
    n: tips.length,
    ...counts,
    staked: round(staked),
    profit: round(profit),
    yield: staked > 0 ? profit / staked : null,
    winRate: decided > 0 ? (wins + halfWins / 2) / decided : null,
  };
}
