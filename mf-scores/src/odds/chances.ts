import type { MatchSummary, Prices } from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { outcomesOf, type Outcome } from './priceMove';

/** Shares of a market's outcomes without the bookmaker's margin, adding up to 1. Null if a price is missing. */
function shares(prices: Prices, outcomes: readonly Outcome[]): number[] | null {
  const inverse = outcomes.map((outcome) => 1 / (prices[outcome] ?? 0));
  if (inverse.some((one) => !(one > 0 && one < 1))) return null;
  const sum = inverse.reduce((all, one) => all + one, 0);
  return inverse.map((one) => one / sum);
}

/** Rounds shares that add up to 1 to whole percentages that add up to 100, by largest remainder. */
export function wholePercents(parts: readonly number[]): number[] {
  const whole = parts.map((part) => Math.floor(part * 100));
  const byRemainder = parts
    .map((part, at) => ({ at, rest: part * 100 - itemAt(whole, at) }))
    .sort((a, b) => b.rest - a.rest);
  const missing = 100 - whole.reduce((all, one) => all + one, 0);
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at));
  return whole.map((part, at) => (raised.has(at) ? part + 1 : part));
}

/** Implied chances of each outcome by current prices, and of the home side by opening prices. */
export function chancesOf({ sport, odds }: Pick<MatchSummary, 'sport' | 'odds'>) {
  const outcomes = outcomesOf(sport);
  const current = odds && shares(odds.current, outcomes);
  if (!current) return null;
  return { outcomes, current, opening: shares(odds.opening, outcomes)?.[0] ?? null };
}
