import type { MatchSummary, Prices } from '@scoreline/shared-lib/contract';

export type Outcome = 'home' | 'draw' | 'away';

export interface PriceCell {
  outcome: Outcome;
  opening: number | null;
  current: number | null;
  move: 'up' | 'down' | null;
}

/** The outcomes a sport's main market has; basketball has no draw. */
export const outcomesOf = (sport: MatchSummary['sport']): readonly Outcome[] =>
  sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away'];

/** A price that can be shown. Below 1 nothing would be won, so it is no price. */
function known(prices: Prices | undefined, outcome: Outcome): number | null {
  const price = prices?.[outcome];
  return price !== undefined && price > 1 ? price : null;
}

/** Prices are shown with two decimals: a change nobody can see gets no arrow. */
const shownPrice = (price: number): number => Math.round(price * 100);

/** One cell an outcome, null for a price nobody knows; the arrow compares current with opening. */
export function priceCells({ sport, odds }: Pick<MatchSummary, 'sport' | 'odds'>): PriceCell[] {
  return outcomesOf(sport).map((outcome) => {
    const opening = known(odds?.opening, outcome);
    const current = known(odds?.current, outcome);
    const moved =
      opening !== null && current !== null && shownPrice(opening) !== shownPrice(current);
    return { outcome, opening, current, move: moved ? (current > opening ? 'up' : 'down') : null };
  });
}
