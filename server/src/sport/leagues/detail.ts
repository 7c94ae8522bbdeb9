import type { LeagueDetail } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import { presentTournament } from './present';
import type { SeasonKey } from './season';
import type { Database } from '@scoreline/database/schema';

type Section = LeagueDetail['sections'][number];

/** The header of a league's page; `sections` lists those with data in this season. */
export async function leagueDetail(
  db: Kysely<Database>,
  season: SeasonKey,
  bracket: LeagueDetail['bracket'],
  now: Date,
): Promise<LeagueDetail> {
  const [tournament, rounds, held] = await Promise.all([
    tournamentRow(db, season.tournamentId),
    seasonRounds(db, season.id, now),
    sectionsOf(db, season.id, now),
  ]);
  const has: Record<Section, boolean> = {
    ...held,
    standings: tournament.has_standings && held.standings,
    bracket: bracket.length > 0,
  };
  return {
    tournament: presentTournament(tournament),
    season: season.name,
    seasons: season.all,
    filling: season.filling,
    rounds,
    sections: (Object.keys(has) as Section[]).filter((name) => has[name]),
    bracket,
  };
}

const tournamentRow = (db: Kysely<Database>, tournamentId: number) =>
  db
    .selectFrom('tournaments as t')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.id as tournament_id', 't.sport', 't.name', 't.slug', 't.priority'])
    .select(['t.has_standings', 'c.id as category_id', 'c.name as category_name'])
    .select(['c.slug as category_slug', 'c.country_code'])
    .where('t.id', '=', tournamentId)
    .executeTakeFirstOrThrow();

/** A match played this long after most of its round does not count when finding the current round. */
const straggles = sql.lit('10 days');

/** Rounds in order of play; the current one is the first still being played, ignoring matches that were rescheduled. */
async function seasonRounds(
  db: Kysely<Database>,
  seasonId: number,
  now: Date,
): Promise<LeagueDetail['rounds']> {
  const rows = await db
    .selectFrom('rounds as r')
    .innerJoin('stages as s', 's.id', 'r.stage_id')
    .innerJoin('matches as m', 'm.round_id', 'r.id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('matches')
          .select('round_id')
          .select(sql<Date>`percentile_disc(0.5) WITHIN GROUP (ORDER BY start_time)`.as('middle'))
          .where('season_id', '=', seasonId)
          .groupBy('round_id')
          .as('played'),
      (join) => join.onRef('played.round_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.number', 'r.name', 's.kind'])
    .select(
      sql<Date>`max(m.start_time) FILTER (WHERE m.start_time <= played.middle + interval ${straggles})`.as(
        'last',
      ),
    )
    .where('s.season_id', '=', seasonId)
    .where('m.season_id', '=', seasonId)
    .groupBy(['r.id', 'r.number', 'r.name', 's.kind', 's.position'])
    .orderBy('s.position')
    .orderBy('r.number')
    .execute();
  const open = rows.find((row) => row.last > now) ?? rows.at(-1);
  return rows.map((row) => ({
    roundId: row.id,
    number: row.number,
    name: row.name,
    stage: row.kind,
    current: row === open,
  }));
}

async function sectionsOf(
  db: Kysely<Database>,
  seasonId: number,
  now: Date,
): Promise<Record<Section, boolean>> {
  const answer = await sql<Record<Section, boolean>>`
    WITH m AS (SELECT id, status, start_time FROM matches WHERE season_id = ${seasonId}),
    over AS (SELECT id FROM m WHERE status IN ('finished', 'afterExtraTime', 'afterPenalties', 'awarded'))
    SELECT EXISTS (SELECT FROM over) AS standings, false AS bracket,
      EXISTS (SELECT FROM m) AS matches,
      EXISTS (SELECT FROM over JOIN incidents i ON i.match_id = over.id WHERE i.player_id IS NOT NULL)
        OR EXISTS (SELECT FROM over JOIN player_statistics p ON p.match_id = over.id) AS "top-players",
      EXISTS (SELECT FROM over) AS "top-teams",
      EXISTS (SELECT FROM season_teams s JOIN transfers t ON s.team_id IN (t.from_team_id, t.to_team_id)
        JOIN seasons n ON n.id = s.season_id
        WHERE s.season_id = ${seasonId} AND t.date BETWEEN n.start_date - 180 AND n.end_date) AS transfers,
      EXISTS (SELECT FROM m WHERE status = 'notStarted' AND start_time > ${now}) AS insights`.execute(
    db,
  );
  return onlyRow(answer);
}
