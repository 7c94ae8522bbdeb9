import { isLive, type MatchOdds, type MatchSummary } from '@scoreline/shared-lib/contract';

/** A bookmaker's prices on a market and a line, with every movement. */
export type Book = MatchOdds['books'][number];

/** True if a book has not priced since the kick-off of a live match, so that its last price is no longer an offer. */
export const isClosed = (
  { currentAt }: Pick<Book, 'currentAt'>,
  { status, startTime }: Pick<MatchSummary, 'status' | 'startTime'>,
): boolean => isLive(status) && Date.parse(currentAt) < Date.parse(startTime);
