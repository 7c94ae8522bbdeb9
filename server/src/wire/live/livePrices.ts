import type { LivePrice, Market, Prices } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

const prices = (home: number, draw: number | null, away: number): Prices =>
  draw === null ? { home, away } : { home, draw, away };

/** Opening and current price of every bookmaker, market and line of a match, without the movements between. */
export async function livePrices(db: Kysely<Database>, matchId: number): Promise<LivePrice[]> {
  const rows = await db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .selectAll('o')
    .select('b.name as bookmaker')
    .where('o.match_id', '=', matchId)
    .execute();
  return rows.map((row) => ({
    bookmakerId: row.bookmaker_id,
    bookmaker: row.bookmaker,
    market: row.market as Market,
    line: row.line,
    opening: prices(row.opening_home, row.opening_draw, row.opening_away),
    current: prices(row.current_home, row.current_draw, row.current_away),
    currentAt: row.current_at.toISOString(),
  }));
}
