import type { Market } from '@scoreline/shared-lib/contract';

/** Over is stored as home, under as away. */
export const outcomeKey = (market: Market, outcome: 'home' | 'draw' | 'away'): string =>
  market === 'overUnder' || market === 'total'
    ? `odds.totals.${outcome === 'home' ? 'over' : 'under'}`
    : `odds.outcomes.${outcome}`;
