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
  /** The same without superseded events, as a history stores it. */
  outcome: FeedEvent[];
  /** The outcome without shots and halves, which old matches do not need and which take most of the time to compute. */
  gist: FeedEvent[];
  ends: number;
}

/** Time after an abandonment or the last report until a match is cancelled. */
export const callOffMs = 26 * 60 * minuteMs;

/** Line-ups are published an hour before the start. */
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
