import { type Kysely, sql } from 'kysely';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { insertLeague, insertMatch } from '../../sport/matches/testing';
import type { Database } from '@scoreline/database/schema';

/**
 * A league with finished matches on each day of some months of 2025 and one postponed match: prices of three bookmakers with
 * movements from 20 days before the start, so that some are in the previous month, and a repeat after each second one.
 */
export async function insertPricedMonths(
  db: Kysely<Database>,
  months: readonly number[],
  movements = 8,
): Promise<void> {
  const league = await insertLeague(db, { name: 'Old league', teams: ['A', 'B', 'C', 'D'] });
  await sql`INSERT INTO bookmakers (key, name, priority)
    SELECT 'book-' || n, 'Book ' || n, n FROM generate_series(1, 3) n`.execute(db);
  for (const month of months)
    for (let day = 1; day <= 28; day++) {
      const start = new Date(Date.UTC(2025, month - 1, day, 19)).toISOString();
      await insertMatch(db, league, [day % 4, (day + 1) % 4], { start, score: [day % 3, 1] });
    }
  const { rows } = await sql<{ id: number }>`SELECT max(id) AS id FROM matches`.execute(db);
  await sql`UPDATE matches SET status = 'postponed' WHERE id = ${firstItem(rows).id}`.execute(db);
  await sql`INSERT INTO odds (match_id, bookmaker_id, market, line, opening_home, opening_draw, opening_away, opening_at,
      current_home, current_draw, current_away, current_at, seen_at, closing)
    SELECT m.id, b.id, '1x2', 0, 1.5 + m.id % 5 / 10.0, 3.4, 4.2, m.start_time - interval '20 days',
      1.5 + m.id % 5 / 10.0 + (${movements}::int - 1) / 100.0, 3.4, 4.2, m.start_time - interval '20 days' + (${movements}::int - 1) * interval '2 days',
      m.start_time - interval '20 days' + (${movements}::int - 1) * interval '2 days' + interval '1 day', true
    FROM matches m CROSS JOIN bookmakers b`.execute(db);
  await sql`INSERT INTO odds_movements (odds_id, at, home, draw, away)
    SELECT id, opening_at + n * interval '2 days' + interval '0.000123 s' * (n % 2), opening_home + n / 100.0, opening_draw, opening_away
    FROM odds, generate_series(0, ${movements}::int - 1) n`.execute(db);
  await sql`INSERT INTO odds_repeats (odds_id, at)
    SELECT id, opening_at + n * interval '2 days' + interval '1 day' FROM odds, generate_series(1, ${movements}::int - 1, 2) n`.execute(
    db,
  );
}

const quotes = sql`SELECT odds_id, at, home, draw, away FROM odds_movements
  UNION ALL SELECT odds_id, at, NULL, NULL, NULL FROM odds_repeats`;

/** The number of quotes in the database, and a checksum of them. */
export async function quotesIn(db: Kysely<Database>): Promise<{ n: number; sum: string }> {
  const { rows } = await sql<{ n: number; sum: string }>`
    SELECT count(*) AS n, coalesce(sum(hashtextextended(q::text, 0)), 0)::text AS sum FROM (${quotes}) q`.execute(
    db,
  );
  return firstItem(rows);
}
