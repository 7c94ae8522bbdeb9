import { type Kysely, sql } from 'kysely';

import type { Played } from './meetings';
import type { Database } from '@scoreline/database/schema';

const most = 800;
const years = 2;
const daySeconds = 86_400;

interface ResultRow {
  home: number;
  away: number;
  home_score: number;
  away_score: number;
  age: number;
}

/** A league's played matches before a moment, the newest 800 of two years; football by the score after ninety minutes. */
export async function pastResults(
  db: Kysely<Database>,
  tournamentId: number,
  before: Date,
): Promise<Played[]> {
  const score = (side: string) => sql`CASE WHEN sport = 'basketball' OR status = 'finished'
    THEN ${sql.ref(`${side}_score`)} ELSE ${sql.ref(`${side}_periods`)}[1] + ${sql.ref(`${side}_periods`)}[2] END`;
  const { rows } = await sql<ResultRow>`
    SELECT home_id AS home, away_id AS away,
      extract(epoch FROM ${before}::timestamptz - start_time)::float8 / ${daySeconds}::int AS age,
      ${score('home')} AS home_score, ${score('away')} AS away_score
    FROM matches
    WHERE tournament_id = ${tournamentId} AND status IN ('finished', 'afterExtraTime', 'afterPenalties')
      AND home_score IS NOT NULL AND start_time < ${before}
      AND start_time > ${before}::timestamptz - ${years} * interval '1 year'
    ORDER BY start_time DESC LIMIT ${most}`.execute(db);
  return rows
    .filter(({ home_score, away_score }) => home_score !== null && away_score !== null)
    .map(({ home, away, home_score, away_score, age }) => ({
      home,
      away,
      homeScore: home_score,
      awayScore: away_score,
      age,
    }));
}
