import { isLive, type MatchOdds, type MatchSummary } from '@scoreline/shared-lib/contract';

/** What a bookmaker offers on a market and a line, with every movement. */
export type Book = MatchOdds['books'][number];

/** A book that has not priced since the kick-off of a match in play: what it last said is no offer any more. */
export const isClosed = (
  { currentAt }: Pick<Book, 'currentAt'>,
  { status, startTime }: Pick<MatchSummary, 'status' | 'startTime'>,
): boolean => isLive(status) && Date.parse(currentAt) < Date.parse(startTime);
