import type { Market } from '@scoreline/shared-lib/contract';

/** Over and under stand as home and away. */
export const outcomeKey = (market: Market, outcome: 'home' | 'draw' | 'away'): string =>
  market === 'overUnder' || market === 'total'
    ? `odds.totals.${outcome === 'home' ? 'over' : 'under'}`
    : `odds.outcomes.${outcome}`;
