import type { Market, MatchOdds, Prices } from '@scoreline/shared-lib/contract';
import type { Kysely, Selectable } from 'kysely';

import type { Database } from '@scoreline/database/schema';

const prices = (home: number, draw: number | null, away: number): Prices =>
  draw === null ? { home, away } : { home, draw, away };

/** Every bookmaker's opening and current price with all movements between them, newest first. Prices are decimal. */
export async function matchOdds(db: Kysely<Database>, matchId: number): Promise<MatchOdds> {
  const books = await db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .selectAll('o')
    .select('b.name as bookmaker')
    .where('o.match_id', '=', matchId)
    .orderBy('o.market')
    .orderBy('b.priority')
    .orderBy('o.line')
    .execute();
  const movements = await movementsOf(db, books);
  return {
    books: books.map((book) => ({
      bookmakerId: book.bookmaker_id,
      bookmaker: book.bookmaker,
      market: book.market as Market,
      line: book.line,
      opening: prices(book.opening_home, book.opening_draw, book.opening_away),
      openingAt: book.opening_at.toISOString(),
      current: prices(book.current_home, book.current_draw, book.current_away),
      currentAt: book.current_at.toISOString(),
      movements: (movements.get(book.id) ?? []).map((row) => ({
        ...prices(row.home, row.draw, row.away),
        at: row.at.toISOString(),
      })),
    })),
  };
}

interface Movement {
  at: Date;
  home: number;
  draw: number | null;
  away: number;
}

type Book = Selectable<Database['odds']>;

/** The remaining rows of odds whose movements are archived. */
function endsOf(book: Book): Movement[] {
  const { opening_home, opening_draw, opening_away, current_home, current_draw, current_away } =
    book;
  const opening = { home: opening_home, draw: opening_draw, away: opening_away };
  const current = { home: current_home, draw: current_draw, away: current_away };
  const last = { at: book.current_at, ...current };
  const hasMoved = book.current_at.getTime() !== book.opening_at.getTime();
  return hasMoved ? [last, { at: book.opening_at, ...opening }] : [last];
}

async function movementsOf(db: Kysely<Database>, books: Book[]): Promise<Map<number, Movement[]>> {
  const byOdds = new Map<number, Movement[]>(
    books.map((book) => [book.id, book.movements_archived ? endsOf(book) : []]),
  );
  const stored = books.filter((book) => !book.movements_archived);
  if (stored.length === 0) return byOdds;
  const rows = await db
    .selectFrom('odds_movements')
    .select(['odds_id', 'at', 'home', 'draw', 'away'])
    .where(
      'odds_id',
      'in',
      stored.map(({ id }) => id),
    )
    // Lets PostgreSQL skip the partitions of earlier months.
    .where('at', '>=', new Date(Math.min(...stored.map((book) => book.opening_at.getTime()))))
    .where('at', '<=', new Date(Math.max(...stored.map((book) => book.current_at.getTime()))))
    .orderBy('odds_id')
    .orderBy('at', 'desc')
    .execute();
  for (const row of rows) byOdds.get(row.odds_id)?.push(row);
  return byOdds;
}
