import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../wire/gateway/operation';
import { loadSummaries } from '../../sport/matches/summaries';

type Followed = Parsed<'sports-query/favourites/matches'>;

const settled = ['finished', 'afterExtraTime', 'afterPenalties', 'awarded'];
const leagueDays = 1;

/**
 * Matches of followed targets: the live, last and next match of a team or of a player's team, and a league's matches from a
 * day before to a day after.
 */
export async function loadFollowedMatches(
  db: Kysely<Database>,
  { sport, teams, leagues, players, matches }: Followed,
  now: Date,
): Promise<MatchSummary[]> {
  if (teams.length + leagues.length + players.length + matches.length === 0) return [];
  const past = (team: string) => sql`
    (SELECT m.id FROM matches m WHERE m.${sql.ref(team)} = team.id AND m.start_time <= ${now}
      AND m.status = ANY(${settled}::match_status[]) ORDER BY m.start_time DESC LIMIT 1)`;
  const next = (team: string) => sql`
    (SELECT m.id FROM matches m WHERE m.${sql.ref(team)} = team.id AND m.start_time > ${now}
      AND m.status IN ('notStarted', 'postponed', 'delayed') ORDER BY m.start_time LIMIT 1)`;
  const { rows } = await sql<{ id: number }>`
    WITH team AS (
      SELECT id FROM teams WHERE id = ANY(${teams}::int[]) AND sport = ${sport}
      UNION SELECT s.team_id FROM squad_members s JOIN teams t ON t.id = s.team_id
      WHERE s.player_id = ANY(${players}::int[]) AND s.until_date IS NULL AND t.sport = ${sport}),
    near AS (
      SELECT team.id AS team_id, found.id FROM team CROSS JOIN LATERAL (
        SELECT * FROM (${past('home_id')} UNION ALL ${past('away_id')}) p
        UNION ALL SELECT * FROM (${next('home_id')} UNION ALL ${next('away_id')}) n) found)
    SELECT id FROM (
      SELECT m.id, row_number() OVER (PARTITION BY near.team_id, m.start_time > ${now}
        ORDER BY abs(extract(epoch FROM m.start_time - ${now}))) AS place
      FROM near JOIN matches m ON m.id = near.id) ranked WHERE place = 1
    UNION
    SELECT m.id FROM matches m
    WHERE m.sport = ${sport} AND m.status IN ('live', 'halfTime', 'interrupted')
      AND (m.home_id IN (SELECT id FROM team) OR m.away_id IN (SELECT id FROM team)
        OR m.tournament_id = ANY(${leagues}::int[]))
    UNION
    SELECT m.id FROM matches m
    WHERE m.sport = ${sport} AND m.tournament_id = ANY(${leagues}::int[])
      AND m.start_time BETWEEN ${now}::timestamptz - ${leagueDays} * interval '1 day'
        AND ${now}::timestamptz + ${leagueDays} * interval '1 day'
    UNION SELECT id FROM matches WHERE id = ANY(${matches}::int[]) AND sport = ${sport}`.execute(
    db,
  );
  return loadSummaries(
    db,
    rows.map(({ id }) => id),
  );
}
