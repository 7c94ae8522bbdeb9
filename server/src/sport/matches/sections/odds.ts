import type { Market, MatchOdds, Prices } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../../store/db/schema';

const prices = (home: number, draw: number | null, away: number): Prices =>
  draw === null ? { home, away } : { home, draw, away };

/** Every bookmaker's opening and current price with all movements between, newest first. Prices are decimal. */
export async function matchOdds(db: Kysely<Database>, eventId: number): Promise<MatchOdds> {
  const books = await db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .selectAll('o')
    .select('b.name as bookmaker')
    .where('o.match_id', '=', eventId)
    .orderBy('o.market')
    .orderBy('b.priority')
    .orderBy('o.line')
    .execute();
  const movements = await movementsOf(
    db,
    books.map((book) => book.id),
  );
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

async function movementsOf(db: Kysely<Database>, ids: number[]): Promise<Map<number, Movement[]>> {
  const byOdds = new Map<number, Movement[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byOdds;
  const rows = await db
    .selectFrom('odds_movements')
    .selectAll()
    .where('odds_id', 'in', ids)
    .orderBy('odds_id')
    .orderBy('at', 'desc')
    .execute();
  for (const row of rows) byOdds.get(row.odds_id)?.push(row);
  return byOdds;
}
