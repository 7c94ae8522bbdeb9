import type { MatchSummary, Prices } from '@scoreline/shared-lib/contract';

export type Outcome = 'home' | 'draw' | 'away';

export interface PriceCell {
  outcome: Outcome;
  opening: number | null;
  current: number | null;
  move: 'up' | 'down' | null;
}

/** Outcomes of a sport's main market. Basketball has no draw. */
export const outcomesOf = (sport: MatchSummary['sport']): readonly Outcome[] =>
  sport === 'football' ? ['home', 'draw', 'away'] : ['home', 'away'];

/** A valid price, else null. Below 1 a bet would win nothing. */
function known(prices: Prices | undefined, outcome: Outcome): number | null {
  const price = prices?.[outcome];
  return price !== undefined && price > 1 ? price : null;
}

/** Prices are displayed with two decimals, so a smaller change has no arrow. */
const shownPrice = (price: number): number => Math.round(price * 100);

/** One cell per outcome, null for an unknown price. The arrow compares the current with the opening price. */
export function priceCells({ sport, odds }: Pick<MatchSummary, 'sport' | 'odds'>): PriceCell[] {
  return outcomesOf(sport).map((outcome) => {
    const opening = known(odds?.opening, outcome);
    const current = known(odds?.current, outcome);
    const moved =
      opening !== null && current !== null && shownPrice(opening) !== shownPrice(current);
    return { outcome, opening, current, move: moved ? (current > opening ? 'up' : 'down') : null };
  });
}
