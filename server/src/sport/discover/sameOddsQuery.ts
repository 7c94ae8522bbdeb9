import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../wire/gateway/operation';
import type { MatchCursor } from '../matches/cursor';

export const least = 5;
const shown = 10;
const [close, wide] = [0.005, 0.02];

export interface SameOddsRow {
  id: number;
  start_time: Date;
  tournament_id: number;
  tolerance: number;
  sample: number;
  home_wins: number;
  draws: number;
  away_wins: number;
  total: number | null;
}

/** Upcoming matches with the results of the last ten that opened at the same prices, at most `limit` after the cursor. */
export async function sameOddsRows(
  db: Kysely<Database>,
  { sport, tournamentId, within, limit }: Parsed<'sports-query/discover/same-odds'>,
  now: Date,
  after: MatchCursor | null,
): Promise<SameOddsRow[]> {
  const until = new Date(now.getTime() + within * 3_600_000);
  const { rows } = await sql<SameOddsRow>`
    WITH coming AS (
      SELECT m.id, m.start_time, m.tournament_id, price.*
      FROM matches m CROSS JOIN LATERAL (
        SELECT o.bookmaker_id, o.market, o.opening_home, o.opening_draw, o.opening_away
        FROM odds o JOIN bookmakers b ON b.id = o.bookmaker_id
        WHERE o.match_id = m.id AND o.market = ${sport === 'football' ? '1x2' : 'moneyline'}
        ORDER BY b.priority, b.id LIMIT 1) price
      WHERE m.sport = ${sport} AND m.status = 'notStarted'
        AND m.start_time > ${now} AND m.start_time <= ${until}
        AND ${tournamentId === undefined ? sql`true` : sql`m.tournament_id = ${tournamentId}`}
        AND ${after ? sql`(m.start_time, m.id) > (${after.startTime}, ${after.id})` : sql`true`}
      ORDER BY m.start_time, m.id LIMIT ${limit})
    SELECT c.id, c.start_time, c.tournament_id, coalesce(wider.sample, near.sample) AS sample,
      CASE WHEN wider.sample IS NULL THEN ${close}::float8 ELSE ${wide}::float8 END AS tolerance,
      coalesce(wider.home_wins, near.home_wins) AS home_wins, coalesce(wider.draws, near.draws) AS draws,
      coalesce(wider.away_wins, near.away_wins) AS away_wins,
      CASE WHEN wider.sample IS NULL THEN near.total ELSE wider.total END AS total
    FROM coming c
    CROSS JOIN LATERAL (${found(close)}) near
    LEFT JOIN LATERAL (${found(wide)}) wider ON near.sample < ${least}
    ORDER BY c.start_time, c.id`.execute(db);
  return rows;
}

/** Ninety minutes in football: the first two periods exclude extra time. */
const score = (
  side: 'home' | 'away',
) => sql`CASE WHEN m.sport = 'basketball' OR m.status = 'finished'
  THEN ${sql.ref(`m.${side}_score`)}
  ELSE ${sql.ref(`m.${side}_periods`)}[1] + ${sql.ref(`m.${side}_periods`)}[2] END`;

const within = (column: string, tolerance: number) =>
  sql`${sql.ref(`o.${column}`)} > ${sql.ref(`c.${column}`)} - ${tolerance}::numeric
    AND ${sql.ref(`o.${column}`)} < ${sql.ref(`c.${column}`)} + ${tolerance}::numeric`;

/** The market is a literal so that the partial index of opening prices applies. */
const found = (tolerance: number) => sql`
  SELECT count(*)::int AS sample, count(*) FILTER (WHERE home > away)::int AS home_wins,
    count(*) FILTER (WHERE home = away)::int AS draws,
    count(*) FILTER (WHERE home < away)::int AS away_wins, round(avg(home + away), 2) AS total
  FROM (
    SELECT ${score('home')} AS home, ${score('away')} AS away
    FROM odds o JOIN matches m ON m.id = o.match_id
    WHERE o.bookmaker_id = c.bookmaker_id AND o.market = c.market
      AND o.market IN ('1x2', 'moneyline')
      AND ${within('opening_home', tolerance)} AND ${within('opening_away', tolerance)}
      AND (c.opening_draw IS NULL OR ${within('opening_draw', tolerance)})
      AND m.start_time < c.start_time AND m.status IN ('finished', 'afterExtraTime', 'afterPenalties')
    ORDER BY m.start_time DESC, m.id DESC LIMIT ${shown}) last`;
