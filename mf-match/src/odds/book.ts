import type { MatchOdds } from '@scoreline/shared-lib/contract';

/** What a bookmaker offers on a market and a line, with every movement. */
export type Book = MatchOdds['books'][number];
