import type { PlayerPosition, Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Sheet } from './predictedLineup';
import type { Database } from '@scoreline/database/schema';

interface StarterRow {
  match_id: number;
  formation: string | null;
  player_id: number;
  position: PlayerPosition | null;
  grid: string | null;
}

/** A team's last confirmed line-ups before a moment, newest first. */
export async function lastSheets(
  db: Kysely<Database>,
  { teamId, before, last }: { teamId: number; before: Date; last: number },
): Promise<Sheet[]> {
  const walk = (column: 'home_id' | 'away_id', side: 'home' | 'away') => sql`
    (SELECT m.id, m.start_time, l.side, l.formation FROM matches m
      JOIN lineups l ON l.match_id = m.id AND l.side = ${side} AND l.confirmed
      WHERE m.${sql.ref(column)} = ${teamId} AND m.start_time < ${before}
        AND m.start_time > ${before}::timestamptz - interval '1 year'
      ORDER BY m.start_time DESC LIMIT ${last})`;
  const { rows } = await sql<StarterRow>`
    SELECT s.id AS match_id, s.formation, p.player_id, p.grid, coalesce(p.position, o.position) AS position
    FROM (SELECT * FROM (${walk('home_id', 'home')} UNION ALL ${walk('away_id', 'away')}) both_sides
      ORDER BY start_time DESC LIMIT ${last}) s
    JOIN lineup_players p ON p.match_id = s.id AND p.side = s.side AND p.starter
    JOIN players o ON o.id = p.player_id
    ORDER BY s.start_time DESC, s.id, p.place`.execute(db);
  const sheets = new Map<number, Sheet>();
  for (const { match_id, formation, player_id: playerId, position, grid } of rows) {
    const sheet = sheets.get(match_id) ?? { formation, starters: [] };
    sheets.set(match_id, sheet);
    sheet.starters.push({ playerId, position, grid });
  }
  return [...sheets.values()];
}

/** Players who cannot play: those who left the squad or are reported missing from this match. */
export async function absentees(
  db: Kysely<Database>,
  { matchId, teamId, playerIds }: { matchId: number; teamId: number; playerIds: number[] },
): Promise<Set<number>> {
  const { rows } = await sql<{ player_id: number }>`
    SELECT id AS player_id FROM unnest(${playerIds}::int[]) AS id
    WHERE EXISTS (SELECT FROM squad_members WHERE team_id = ${teamId})
      AND NOT EXISTS (SELECT FROM squad_members s
        WHERE s.player_id = id AND s.team_id = ${teamId} AND s.until_date IS NULL)
    UNION SELECT player_id FROM missing_players WHERE match_id = ${matchId}`.execute(db);
  return new Set(rows.map((row) => row.player_id));
}

interface KeyRow {
  player_id: number;
  matches: number;
  values: Record<string, number>;
}

const ranking = {
  football: sql`coalesce((t."values" ->> 'goals')::numeric, 0) + coalesce((t."values" ->> 'assists')::numeric, 0) * 0.7`,
  basketball: sql`coalesce((t."values" ->> 'points')::numeric, 0) / t.matches`,
};

/** A team's best players of a season, without those who left the squad or are reported missing from this match. */
export async function keyPlayerRows(
  db: Kysely<Database>,
  which: { matchId: number; sport: Sport; seasonId: number; teamId: number; most: number },
): Promise<KeyRow[]> {
  const { matchId, sport, seasonId, teamId, most } = which;
  const { rows } = await sql<KeyRow>`
    SELECT t.player_id, t.matches, t."values" FROM player_totals t
    WHERE t.season_id = ${seasonId} AND t.team_id = ${teamId} AND t.matches > 0 AND ${ranking[sport]} > 0
      AND EXISTS (SELECT FROM squad_members s
        WHERE s.player_id = t.player_id AND s.team_id = ${teamId} AND s.until_date IS NULL)
      AND NOT EXISTS (SELECT FROM missing_players g
        WHERE g.match_id = ${matchId} AND g.player_id = t.player_id)
    ORDER BY ${ranking[sport]} DESC, t.player_id LIMIT ${most}`.execute(db);
  return rows;
}

/** The broadcasts of a match, as entered by operators. */
export const broadcastsOf = (db: Kysely<Database>, matchId: number) =>
  db
    .selectFrom('broadcasts')
    .select(['country', 'channel', 'url'])
    .where('match_id', '=', matchId)
    .orderBy('country')
    .orderBy('channel')
    .execute();
