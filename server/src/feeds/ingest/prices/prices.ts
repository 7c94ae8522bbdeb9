import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import type { Batch } from '../batch';
import { bookmakerIds } from './bookmakers';
import { correctedAt, storedBooks, writeBooks, type Book } from './books';
import { faultOf, historyOf, quoteOf } from './priceHistory';

/**
 * Drops quotes of odds whose movements are archived: the effect on the history can no longer be computed. Orders the others by
 * their own time: a quote older than the current price enters the history and does not become current. Of two quotes of one
 * bookmaker, market and line at the same moment, the first to arrive wins, unless a newer file corrects it.
 */
export async function storePrices(batch: Batch, events: PriceEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  const known = events.filter((event) => accepts(batch, event));
  const ids = await bookmakerIds(
    batch.db,
    known.map(({ bookmaker }) => bookmaker),
  );
  const books = new Map<string, Book>();
  const matchOf = (event: PriceEvent) => batch.refs.known('match', event.source, event.matchRef);
  for (const event of byRevision(known)) {
    const book = bookOf(event, matchOf(event), valueIn(ids, event.bookmaker));
    const key = keyOf(book);
    const others = books.get(key);
    const quote = { ...quoteOf(event), corrects: corrects(batch, event) };
    if (others) others.quotes.push(quote);
    else books.set(key, { ...book, quotes: [quote] });
  }
  const changes = await storeBooks(batch, books);
  batch.count(known.length, changes);
}

const files = ['archive', 'nba-sbr'];

/** Files repeat the same moment on each import, and the newest file is right. */
function corrects(batch: Batch, { source, matchRef, revision }: PriceEvent): boolean {
  const match = files.includes(source) && batch.refs.get('match', source, matchRef);
  return Boolean(match && revision >= match.revision);
}

function accepts(batch: Batch, event: PriceEvent): boolean {
  const fault = faultOf(event);
  if (fault) batch.reject(event, fault);
  return !fault && batch.resolve(event, 'match', event.matchRef) !== undefined;
}

// Among quotes of one call, the provider's latest revision of a moment wins.
const byRevision = (events: PriceEvent[]): PriceEvent[] =>
  events.toSorted((a, b) => b.revision - a.revision);

const bookOf = ({ market, line }: PriceEvent, match: number, bookmaker: number) => ({
  match,
  bookmaker,
  market,
  line: Math.round(line * 100) / 100 || 0,
});

export const keyOf = ({ match, bookmaker, market, line }: Omit<Book, 'quotes'>): string =>
  `${match}:${bookmaker}:${market}:${line}`;

async function storeBooks(batch: Batch, books: Map<string, Book>): Promise<number> {
  const stored = await storedBooks(batch, books);
  const writes = [...books].flatMap(([key, book]) => {
    const before = stored.get(key);
    if (before?.archived) return [];
    const earlier = new Set(before?.quotes.map(({ at }) => at));
    const history = historyOf([...(before?.quotes ?? []), ...book.quotes]);
    const added = history.movements.length + history.repeats.length - earlier.size;
    const closed = before !== undefined && before.closing !== history.closing;
    const corrected = correctedAt(history, before).length > 0;
    return added || closed || corrected ? { book, history, before, added: added || 1 } : [];
  });
  await writeBooks(batch, writes);
  for (const { book } of writes) batch.changed.add(book.match);
  return writes.reduce((sum, { added }) => sum + added, 0);
}
