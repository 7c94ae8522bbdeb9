import type { Quote } from './priceHistory';
import { arrayLiteral, run, type Executor } from '../rows';

/** `repeat`: only the moment is stored; the price is that of the previous quote. */
export type StoredQuote = Quote & { repeat: boolean };

interface QuoteRow {
  id: number;
  at: Date;
  home: number | null;
  draw: number | null;
  away: number | null;
}

/** Odds, and the first and last moment of their quotes. */
interface Known {
  id: number;
  opened: Date;
  seen: Date;
}

/** Every quote of these odds, oldest first. */
export async function movementsOf(
  db: Executor,
  known: readonly Known[],
): Promise<Map<number, StoredQuote[]>> {
  if (known.length === 0) return new Map();
  // Lets PostgreSQL skip the partitions of other months.
  const opened = Math.min(...known.map((odds) => odds.opened.getTime()));
  const seen = Math.max(...known.map((odds) => odds.seen.getTime()));
  const rows = await run<QuoteRow>(
    db,
    `SELECT odds_id AS id, at, home, draw, away FROM odds_movements
     WHERE odds_id = ANY($1::integer[]) AND at BETWEEN $2::timestamptz AND $3::timestamptz
     UNION ALL SELECT odds_id, at, NULL, NULL, NULL FROM odds_repeats WHERE odds_id = ANY($1::integer[])
     ORDER BY id, at`,
    [
      arrayLiteral(known.map(({ id }) => id)),
      ...[opened, seen].map((at) => new Date(at).toISOString()),
    ],
  );
  const quotes = new Map<number, StoredQuote[]>();
  for (const row of rows) {
    const earlier = quotes.get(row.id) ?? [];
    quotes.set(row.id, earlier);
    earlier.push(quoteOf(row, earlier.at(-1)));
  }
  return quotes;
}

function quoteOf({ at, home, draw, away }: QuoteRow, before: StoredQuote | undefined): StoredQuote {
  const moment = { at: at.getTime(), kind: 'movement' as const };
  return home === null || away === null
    ? { ...before!, ...moment, repeat: true }
    : { home, draw, away, ...moment, repeat: false };
}
