import type { FeedEvent, PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { instant, minuteMs } from '../calendar/days';
import type { Quote } from '../prices/football';
import { source } from './source';

/** An event and when it becomes known. */
export interface Timed {
  at: number;
  event: FeedEvent;
}

export interface MatchTimeline {
  /** From the line-ups to the final whistle, in order. */
  play: Timed[];
  /** The same without what was overtaken: what a history keeps of it. */
  outcome: FeedEvent[];
  /** The outcome without shots and halves, which nobody keeps of an old match: most of the work of making it. */
  gist: FeedEvent[];
  ends: number;
}

/** So long after a match was stopped, or nothing was heard of it, it is called off. */
export const callOffMs = 26 * 60 * minuteMs;

/** Who is on the sheet is told an hour before the start. */
export const lineupLeadMs = 60 * minuteMs;

export const priced = (matchRef: string, quote: Quote): { at: number; event: PriceEvent } => ({
  at: quote.at,
  event: {
    type: 'price',
    source,
    revision: quote.at,
    matchRef,
    bookmaker: quote.bookmaker,
    market: quote.market,
    line: quote.line,
    at: instant(quote.at),
    prices: quote.prices,
    kind: quote.kind,
  },
});
