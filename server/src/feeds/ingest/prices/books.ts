import type { Market } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import type { Batch } from '../batch';
import { movementsOf, type StoredQuote } from './movements';
import { same, type PriceHistory, type Quote } from './priceHistory';
import { allocateIds, queueRows, run, valuesOf, type Columns, type Row } from '../rows';

/** One bookmaker's prices of a market at one line. */
export interface Book {
  match: number;
  bookmaker: number;
  market: Market;
  line: number;
  quotes: Quote[];
}

export interface StoredBook {
  id: number;
  closing: boolean;
  /** Its movements are archived, so nothing can be added. */
  archived: boolean;
  quotes: StoredQuote[];
}

export interface BookWrite {
  book: Book;
  history: PriceHistory;
  before: StoredBook | undefined;
}

interface OddsRow {
  key: string;
  id: number;
  snapshot: boolean;
  closing: boolean;
  archived: boolean;
  opened: Date;
  seen: Date;
}

/** The stored state of these books, with every quote. Matches created by this batch have none. */
export async function storedBooks(
  { db, created }: Batch,
  books: Map<string, Book>,
): Promise<Map<string, StoredBook>> {
  const old = [...books].filter(([, { match }]) => !created.has(match));
  if (!old.length) return new Map();
  const { text, parameters } = valuesOf(
    { key: 'text', ...keyColumns },
    old.map(([key, book]) => ({ key, ...keyRow(book) })),
  );
  const rows = await run<OddsRow>(
    db,
    `SELECT v.key, o.id, opening_is_snapshot AS snapshot, closing, movements_archived AS archived,
       opening_at AS opened, coalesce(seen_at, current_at) AS seen
     FROM odds o JOIN ${text} USING (match_id, bookmaker_id, market, line)`,
    parameters,
  );
  const quotes = await movementsOf(db, rows);
  return new Map(
    rows.map((row) => {
      const { key, id, closing, archived } = row;
      return [key, { id, closing, archived, quotes: withKinds(quotes.get(id) ?? [], row) }];
    }),
  );
}

function withKinds(quotes: StoredQuote[], { snapshot, closing, seen }: OddsRow): StoredQuote[] {
  const [first] = quotes;
  if (first) first.kind = snapshot ? 'snapshot' : 'opening';
  const last = quotes.find(({ at }) => at === seen.getTime());
  if (last && closing) last.kind = 'closing';
  return quotes;
}

/** Moments at which a different price was stored. */
export const correctedAt = ({ movements }: PriceHistory, before: StoredBook | undefined) => {
  const stored = new Map(before?.quotes.map((quote) => [quote.at, quote]));
  return movements.filter((quote) => {
    const known = stored.get(quote.at);
    return known !== undefined && !known.repeat && !same(known, quote);
  });
};

/** Writes the difference between a book's stored history and its new one. */
export async function writeBooks(batch: Batch, writes: BookWrite[]): Promise<void> {
  const made = writes.filter(({ before }) => !before);
  const ids = await allocateIds(batch.db, 'odds', made.length);
  const idOf = new Map(made.map((write, i) => [write, itemAt(ids, i)]));
  const rows = writes.map((write) => ({
    id: write.before?.id ?? idOf.get(write),
    ...keyRow(write.book),
    ...pricesRow(write.history),
  }));
  queueRows(batch.db, 'odds', { id: 'integer', ...keyColumns, ...columns }, rows, onConflict);
  await writeQuotes(batch, writes, rows);
}

async function writeQuotes(batch: Batch, writes: BookWrite[], rows: Row[]): Promise<void> {
  const movements: Row[] = [];
  const repeats: Row[] = [];
  const turned: Row[] = [];
  writes.forEach(({ history, before }, i) => {
    const id = itemAt(rows, i).id;
    const known = new Map(before?.quotes.map((quote) => [quote.at, quote.repeat]));
    const rowOf = (at: number) => ({ odds_id: id, at: new Date(at) });
    const corrected = new Set(correctedAt(history, before).map(({ at }) => at));
    for (const { at, home, draw, away } of history.movements) {
      if (known.get(at) === true || corrected.has(at)) turned.push(rowOf(at));
      if (known.get(at) !== false || corrected.has(at))
        movements.push({ ...rowOf(at), home, draw, away });
    }
    for (const at of history.repeats) {
      if (known.get(at) === false) turned.push(rowOf(at));
      if (known.get(at) !== true) repeats.push(rowOf(at));
    }
  });
  await forget(batch.db, turned);
  // Their odds were queued just now or are stored.
  const isNew = writes.every(({ before }) => !before);
  const queue = (table: string, columns: Columns, quotes: Row[]) =>
    isNew
      ? batch.queueCreated(table, columns, quotes)
      : queueRows(batch.db, table, columns, quotes);
  await queue('odds_movements', movementColumns, movements);
  await queue('odds_repeats', momentColumns, repeats);
}

// A late quote can turn a movement into a repeat or a repeat into a movement.
async function forget(db: Batch['db'], moments: Row[]): Promise<void> {
  if (!moments.length) return;
  const { text, parameters } = valuesOf(momentColumns, moments);
  for (const table of ['odds_movements', 'odds_repeats'])
    await run(
      db,
      `DELETE FROM ${table} m USING ${text} WHERE m.odds_id = v.odds_id AND m.at = v.at`,
      parameters,
    );
}

const keyRow = ({ match, bookmaker, market, line }: Book): Row => ({
  match_id: match,
  bookmaker_id: bookmaker,
  market,
  line,
});

function pricesRow({ movements, seenAt, closing }: PriceHistory): Row {
  const opening = firstItem(movements);
  const current = lastItem(movements);
  return {
    opening_home: opening.home,
    opening_draw: opening.draw,
    opening_away: opening.away,
    opening_at: new Date(opening.at),
    opening_is_snapshot: opening.kind === 'snapshot',
    current_home: current.home,
    current_draw: current.draw,
    current_away: current.away,
    current_at: new Date(current.at),
    closing,
    seen_at: new Date(seenAt),
  };
}

const keyColumns = {
  match_id: 'integer',
  bookmaker_id: 'integer',
  market: 'market',
  line: 'numeric',
};

const columns = {
  opening_home: 'numeric',
  opening_draw: 'numeric',
  opening_away: 'numeric',
  opening_at: 'timestamptz',
  opening_is_snapshot: 'boolean',
  current_home: 'numeric',
  current_draw: 'numeric',
  current_away: 'numeric',
  current_at: 'timestamptz',
  closing: 'boolean',
  seen_at: 'timestamptz',
};

const momentColumns = { odds_id: 'integer', at: 'timestamptz' };
const movementColumns = { ...momentColumns, home: 'numeric', draw: 'numeric', away: 'numeric' };

const onConflict = `ON CONFLICT (id) DO UPDATE SET ${Object.keys(columns)
  .map((name) => `${name} = excluded.${name}`)
  .join(', ')}`;
