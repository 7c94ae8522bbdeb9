import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { loadTournaments } from '../leagues/tournaments';

interface Coming {
  sport: string;
  within: number;
  cursor?: string | undefined;
}

const until = ({ within }: Coming, now: Date) => new Date(now.getTime() + within * 3_600_000);

/** Leagues to filter by: those with an upcoming match, regardless of other filters. Returned with the first page. */
export async function comingLeagues(db: Kysely<Database>, asked: Coming, now: Date) {
  if (asked.cursor !== undefined) return [];
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT tournament_id AS id FROM matches
    WHERE sport = ${asked.sport} AND status = 'notStarted'
      AND start_time > ${now} AND start_time <= ${until(asked, now)}`.execute(db);
  return loadTournaments(
    db,
    rows.map(({ id }) => id),
  );
}

/** Bookmakers with a movement of the market, in order of preference. Returned with the first page. */
export async function movingBookmakers(
  db: Kysely<Database>,
  asked: Coming & { market: string },
  now: Date,
) {
  if (asked.cursor !== undefined) return [];
  const { rows } = await sql<{ bookmakerId: number; name: string }>`
    SELECT b.id AS "bookmakerId", b.name FROM bookmakers b
    WHERE EXISTS (SELECT FROM price_moves p WHERE p.bookmaker_id = b.id AND p.market = ${asked.market}
      AND p.start_time > ${now} AND p.start_time <= ${until(asked, now)})
    ORDER BY b.priority, b.id`.execute(db);
  return rows;
}
