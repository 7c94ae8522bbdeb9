import type { LeagueStandings, ZoneKind } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

type Chances = NonNullable<LeagueStandings['chances']>;

/** The stored chances of a season, computed in the background; null if there are none. */
export async function finishChances(
  db: Kysely<Database>,
  seasonId: number,
): Promise<Chances | null> {
  const row = await db
    .selectFrom('season_chances')
    .select(['sample', 'computed_at', 'chances'])
    .where('season_id', '=', seasonId)
    .executeTakeFirst();
  return row ? { sample: row.sample, at: row.computed_at.toISOString(), rows: row.chances } : null;
}

interface StoredChances {
  competitorId: number;
  zones: Partial<Record<ZoneKind, number>>;
}

/** Stores the chances computed from a season's results so far. */
export const storeChances = (
  db: Kysely<Database>,
  season: { seasonId: number; results: number; sample: number; at: Date },
  chances: StoredChances[],
) =>
  sql`INSERT INTO season_chances (season_id, results, sample, computed_at, chances)
    VALUES (${season.seasonId}, ${season.results}, ${season.sample}, ${season.at}, ${JSON.stringify(chances)}::jsonb)
    ON CONFLICT (season_id) DO UPDATE SET results = excluded.results, sample = excluded.sample,
      computed_at = excluded.computed_at, chances = excluded.chances`.execute(db);

/** Current seasons with matches left to play and results that changed since the last computation. */
export async function seasonsToRenew(
  db: Kysely<Database>,
): Promise<{ seasonId: number; tournamentId: number; results: number }[]> {
  const { rows } = await sql<{ seasonId: number; tournamentId: number; results: number }>`
    SELECT s.id AS "seasonId", s.tournament_id AS "tournamentId", m.results FROM seasons s
    JOIN tournaments t ON t.id = s.tournament_id AND t.sport = 'football' AND t.has_standings
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE status IN ('finished', 'awarded'))::int AS results,
        count(*) FILTER (WHERE status IN ('notStarted', 'postponed', 'delayed'))::int AS coming
      FROM matches WHERE season_id = s.id) m
    LEFT JOIN season_chances c ON c.season_id = s.id
    WHERE s.current AND NOT s.filling AND m.coming > 0 AND m.results > 0
      AND c.results IS DISTINCT FROM m.results`.execute(db);
  return rows;
}
