import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** The longest time that totals may lag behind their matches. */
const staleAfterMs = 10 * 60_000;

/**
 * Ensures that totals of these seasons exist. Counting a season takes up to a few hundred milliseconds, so only a season never
 * counted before is awaited; a stale one is recounted in the background.
 */
export async function ensureTotals(
  db: Kysely<Database>,
  seasonIds: readonly number[],
  now: Date,
  onError: (error: unknown) => void,
): Promise<void> {
  const { rows } = await sql<{ season_id: number; renewed_at: Date }>`
    SELECT season_id, renewed_at FROM player_totals_renewals WHERE season_id = ANY(${seasonIds}::int[])`.execute(
    db,
  );
  const renewals = new Map(rows.map((row) => [row.season_id, row.renewed_at]));
  const ensure = async (seasonId: number) => {
    const renewedAt = renewals.get(seasonId);
    if (!renewedAt) return renewTotals(db, seasonId, now);
    if (now.getTime() - renewedAt.getTime() < staleAfterMs) return;
    if (await hasNewer(db, seasonId, renewedAt)) renewTotals(db, seasonId, now).catch(onError);
  };
  await Promise.all(seasonIds.map(ensure));
}

/** Ensures the totals of every season of a player. */
export async function ensurePlayerTotals(
  db: Kysely<Database>,
  playerId: number,
  now: Date,
  onError: (error: unknown) => void,
): Promise<void> {
  const { rows } = await sql<{ season_id: number }>`
    SELECT DISTINCT (SELECT season_id FROM matches WHERE id = match_id) AS season_id FROM (
      SELECT match_id FROM lineup_players WHERE player_id = ${playerId}
      UNION SELECT match_id FROM player_statistics WHERE player_id = ${playerId}) played`.execute(
    db,
  );
  await ensureTotals(
    db,
    rows.map((row) => row.season_id),
    now,
    onError,
  );
}

/** Ensures the totals of a team's current seasons. */
export async function ensureTeamTotals(
  db: Kysely<Database>,
  teamId: number,
  now: Date,
  onError: (error: unknown) => void,
): Promise<void> {
  const rows = await db
    .selectFrom('season_teams as t')
    .innerJoin('seasons as s', 's.id', 't.season_id')
    .select('s.id')
    .where('t.team_id', '=', teamId)
    .where('s.current', '=', true)
    .execute();
  await ensureTotals(
    db,
    rows.map((row) => row.id),
    now,
    onError,
  );
}

async function hasNewer(db: Kysely<Database>, seasonId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('season_id', '=', seasonId)
    .where('updated_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Recounts a season's totals in one transaction; concurrent calls wait for each other. */
export async function renewTotals(
  db: Kysely<Database>,
  seasonId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('player_totals'), ${seasonId})`.execute(trx);
    await trx.deleteFrom('player_totals').where('season_id', '=', seasonId).execute();
    await footballTotals(seasonId).execute(trx);
    await basketballTotals(seasonId).execute(trx);
    await trx
      .insertInto('player_totals_renewals')
      .values({ season_id: seasonId, renewed_at: now })
      .onConflict((conflict) => conflict.column('season_id').doUpdateSet({ renewed_at: now }))
      .execute();
  });
}

const seasonMatches = (seasonId: number, sport: string) => sql`
  SELECT id, home_id, away_id FROM matches
  WHERE season_id = ${seasonId} AND sport = ${sport}::sport
    AND status IN ('finished', 'afterExtraTime', 'afterPenalties')`;

const shootOut = 5;

/** A player who started or came on has appeared; own goals and kicks of a shoot-out count for nobody. */
const footballTotals = (seasonId: number) => sql`
  INSERT INTO player_totals (season_id, player_id, team_id, matches, "values")
  WITH m AS (${seasonMatches(seasonId, 'football')}),
  i AS (
    SELECT i.*, CASE i.side WHEN 'home' THEN m.home_id ELSE m.away_id END AS team_id
    FROM m JOIN incidents i ON i.match_id = m.id WHERE NOT i.removed AND i.side IS NOT NULL AND i.period < ${shootOut}),
  deeds AS (
    SELECT player_id, team_id,
      count(*) FILTER (WHERE kind IN ('goal', 'penaltyGoal')) AS goals,
      count(*) FILTER (WHERE kind = 'penaltyGoal') AS penalties,
      count(*) FILTER (WHERE kind IN ('yellowCard', 'secondYellow')) AS yellows,
      count(*) FILTER (WHERE kind IN ('redCard', 'secondYellow')) AS reds
    FROM i WHERE player_id IS NOT NULL GROUP BY 1, 2),
  assists AS (
    SELECT other_player_id AS player_id, team_id, count(*) AS assists
    FROM i WHERE other_player_id IS NOT NULL AND kind = 'goal' GROUP BY 1, 2),
  came_on AS (
    SELECT other_player_id AS player_id, team_id, count(*) AS times
    FROM i WHERE other_player_id IS NOT NULL AND kind = 'substitution' GROUP BY 1, 2),
  started AS (
    SELECT l.player_id, CASE l.side WHEN 'home' THEN m.home_id ELSE m.away_id END AS team_id, count(*) AS times
    FROM m JOIN lineup_players l ON l.match_id = m.id WHERE l.starter GROUP BY 1, 2),
  everybody AS (
    SELECT player_id, team_id FROM deeds UNION SELECT player_id, team_id FROM assists
    UNION SELECT player_id, team_id FROM came_on UNION SELECT player_id, team_id FROM started)
  SELECT ${seasonId}, e.player_id, e.team_id,
    greatest(coalesce(s.times, 0) + coalesce(c.times, 0), 1),
    jsonb_build_object('goals', coalesce(d.goals, 0), 'assists', coalesce(a.assists, 0),
      'penaltyGoals', coalesce(d.penalties, 0), 'yellowCards', coalesce(d.yellows, 0),
      'redCards', coalesce(d.reds, 0), 'starts', coalesce(s.times, 0))
  FROM everybody e
  LEFT JOIN deeds d USING (player_id, team_id) LEFT JOIN assists a USING (player_id, team_id)
  LEFT JOIN came_on c USING (player_id, team_id) LEFT JOIN started s USING (player_id, team_id)`;

const basketballTotals = (seasonId: number) => sql`
  INSERT INTO player_totals (season_id, player_id, team_id, matches, "values")
  WITH m AS (${seasonMatches(seasonId, 'basketball')}),
  p AS (
    SELECT s.match_id, s.player_id, CASE s.side WHEN 'home' THEN m.home_id ELSE m.away_id END AS team_id, s."values"
    FROM m JOIN player_statistics s ON s.match_id = m.id),
  sums AS (
    SELECT player_id, team_id, key, sum(value::numeric) AS value
    FROM p, jsonb_each_text(p."values") GROUP BY 1, 2, 3),
  games AS (SELECT player_id, team_id, count(*) AS matches FROM p GROUP BY 1, 2)
  SELECT ${seasonId}, g.player_id, g.team_id, g.matches, jsonb_object_agg(s.key, s.value)
  FROM games g JOIN sums s USING (player_id, team_id) GROUP BY 2, 3, 4`;
