import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';

/** A stored quote: prices rounded to a thousandth, `at` in milliseconds. */
export interface Quote {
  at: number;
  home: number;
  draw: number | null;
  away: number;
  kind: PriceEvent['kind'];
  /** A newer value from the same source for the same moment. */
  corrects?: boolean;
}

export interface PriceHistory {
  /** Quotes that differ from their predecessor, oldest first. */
  movements: Quote[];
  /** Moments at which a price was repeated. */
  repeats: number[];
  seenAt: number;
  closing: boolean;
}

export const same = (a: Omit<Quote, 'kind'>, b: Omit<Quote, 'kind'>): boolean =>
  a.home === b.home && a.draw === b.draw && a.away === b.away;

/** Builds the history of a set of quotes, independent of their order; of two at one moment a correction wins, else the first. */
export function historyOf(quotes: readonly Quote[]): PriceHistory {
  const moments = new Map<number, Quote>();
  const corrections = quotes.filter(({ corrects }) => corrects);
  for (const quote of [...corrections, ...quotes]) {
    const other = moments.get(quote.at);
    if (!other) moments.set(quote.at, quote);
    else if (quote.kind === 'closing') moments.set(quote.at, { ...other, kind: 'closing' });
  }
  const history: PriceHistory = { movements: [], repeats: [], seenAt: 0, closing: false };
  for (const quote of [...moments.values()].sort((a, b) => a.at - b.at)) append(history, quote);
  return history;
}

function append(history: PriceHistory, quote: Quote): void {
  const last = history.movements.at(-1);
  if (last && same(last, quote)) history.repeats.push(quote.at);
  else history.movements.push(quote);
  history.seenAt = quote.at;
  history.closing = quote.kind === 'closing';
}

const thousandth = (price: number): number => Math.round(price * 1000) / 1000;

export const quoteOf = ({ at, prices, kind }: PriceEvent): Quote => ({
  at: Date.parse(at),
  home: thousandth(prices.home),
  draw: prices.draw === undefined ? null : thousandth(prices.draw),
  away: thousandth(prices.away),
  kind,
});

/** Why a price must not be stored; undefined if it may. */
export function faultOf({ market, line, at, prices }: PriceEvent): string | undefined {
  const quoted = [prices.home, prices.draw, prices.away].filter((price) => price !== undefined);
  if (!quoted.every((price) => Number.isFinite(price) && thousandth(price) > 1))
    return `a price of ${quoted.join(' / ')} is not above 1`;
  if ((market === '1x2') !== (prices.draw !== undefined))
    return market === '1x2' ? 'no price for the draw' : `a draw in the market ${market}`;
  if (!Number.isFinite(line)) return `a line of ${line}`;
  return Number.isFinite(Date.parse(at)) ? undefined : `"${at}" is no time`;
}
