import type { PlayerDetail, TeamCard } from '@scoreline/shared-lib/contract';
import { valueIn } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { playerFilling } from '../leagues/filling';
import { presentTournament } from '../leagues/present';
import { presentPlayer, presentTeam } from '../matches/sections/cards';
import { inOrder, resultRows } from '../matches/sections/form/form';
import { playerTransfers } from '../transfers/queries';
import { ratingsIn } from './ratings';
import { shotsIn } from './shots';

const lastMatchesShown = 30;

/** A player's page; null if the player does not exist. */
export async function playerDetail(
  db: Kysely<Database>,
  playerId: number,
): Promise<PlayerDetail | null> {
  const row = await db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!row) return null;
  const [teams, seasons, matches, transfers, filling] = await Promise.all([
    currentTeams(db, playerId),
    seasonTotals(db, playerId),
    lastAppearances(db, playerId),
    playerTransfers(db, playerId),
    playerFilling(db, playerId),
  ]);
  const played = matches.map(({ match }) => match.eventId);
  const [ratings, shots] =
    row.sport === 'football'
      ? await Promise.all([ratingsIn(db, playerId, played), shotsIn(db, playerId, played)])
      : [new Map<number, number>(), []];
  const club = teams.find((team) => !team.national) ?? null;
  return {
    player: presentPlayer({ ...row, shirt_number: (club ?? teams[0])?.shirtNumber ?? null }),
    sport: row.sport,
    club: club?.card ?? null,
    nationalTeam: teams.find((team) => team.national)?.card ?? null,
    birthDate: row.birth_date,
    heightCm: row.height_cm,
    preferredFoot: row.preferred_foot,
    seasons,
    matches: matches.map((match) => withRating(match, ratings.get(match.match.eventId))),
    ...(shots.length > 0 && { shots }),
    transfers,
    filling,
  };
}

const withRating = (
  row: PlayerDetail['matches'][number],
  rating: number | undefined,
): PlayerDetail['matches'][number] =>
  rating === undefined ? row : { ...row, values: { ...row.values, rating } };

interface CurrentTeam {
  card: TeamCard;
  national: boolean;
  shirtNumber: number | null;
}

async function currentTeams(db: Kysely<Database>, playerId: number): Promise<CurrentTeam[]> {
  const rows = await db
    .selectFrom('squad_members as s')
    .innerJoin('teams as t', 't.id', 's.team_id')
    .select(['t.id', 't.name', 't.short_name', 't.slug', 't.code', 't.country_code', 't.colours'])
    .select(['t.national', 's.shirt_number'])
    .where('s.player_id', '=', playerId)
    .where('s.until_date', 'is', null)
    .orderBy('s.from_date', 'desc')
    .execute();
  return rows.map((row) => ({
    card: presentTeam(row),
    national: row.national,
    shirtNumber: row.shirt_number,
  }));
}

async function seasonTotals(
  db: Kysely<Database>,
  playerId: number,
): Promise<PlayerDetail['seasons']> {
  const rows = await db
    .selectFrom('player_totals as p')
    .innerJoin('seasons as s', 's.id', 'p.season_id')
    .innerJoin('tournaments as t', 't.id', 's.tournament_id')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.id as tournament_id', 't.sport', 't.name', 't.slug', 't.priority'])
    .select(['t.has_standings', 'c.id as category_id', 'c.name as category_name'])
    .select(['c.slug as category_slug', 'c.country_code'])
    .select(['s.name as season', 'p.matches', 'p.values'])
    .where('p.player_id', '=', playerId)
    .orderBy('s.start_date', 'desc')
    .execute();
  return withoutClubs(
    rows.map((row) => ({
      tournament: presentTournament(row),
      season: row.season,
      matches: row.matches,
      values: row.values,
    })),
  );
}

type SeasonTotals = PlayerDetail['seasons'][number];

/** Totals are stored by club: merges those of a season with two clubs in one league. */
export function withoutClubs(totals: SeasonTotals[]): SeasonTotals[] {
  const seasons = new Map<string, SeasonTotals>();
  for (const { values, ...row } of totals) {
    const key = `${row.tournament.tournamentId} ${row.season}`;
    const known = seasons.get(key) ?? { ...row, matches: 0, values: {} };
    seasons.set(key, known);
    known.matches += row.matches;
    for (const [name, value] of Object.entries(values))
      known.values[name] = (known.values[name] ?? 0) + value;
  }
  return [...seasons.values()];
}

interface Appearance {
  match_id: number;
  team_id: number;
  side: 'home' | 'away';
  values: Record<string, number>;
}

/** A player's last matches, with the figures of each. */
async function lastAppearances(
  db: Kysely<Database>,
  playerId: number,
): Promise<PlayerDetail['matches']> {
  const { rows } = await sql<Appearance>`
    WITH played AS (
      SELECT match_id, side FROM lineup_players WHERE player_id = ${playerId} AND starter
      UNION SELECT match_id, side FROM player_statistics WHERE player_id = ${playerId}
      UNION SELECT match_id, side FROM incidents
        WHERE other_player_id = ${playerId} AND kind = 'substitution' AND NOT removed),
    last AS (
      SELECT m.id, m.start_time, p.side, CASE p.side WHEN 'home' THEN m.home_id ELSE m.away_id END AS team_id
      FROM played p JOIN matches m ON m.id = p.match_id
      WHERE m.status IN ('finished', 'afterExtraTime', 'afterPenalties')
      ORDER BY m.start_time DESC LIMIT ${lastMatchesShown})
    SELECT l.id AS match_id, l.team_id, l.side, coalesce(
      (SELECT "values" FROM player_statistics s WHERE s.match_id = l.id AND s.player_id = ${playerId}),
      (SELECT jsonb_build_object(
        'goals', count(*) FILTER (WHERE i.player_id = ${playerId} AND i.kind IN ('goal', 'penaltyGoal')),
        'assists', count(*) FILTER (WHERE i.other_player_id = ${playerId} AND i.kind = 'goal'),
        'yellowCards', count(*) FILTER (WHERE i.player_id = ${playerId} AND i.kind IN ('yellowCard', 'secondYellow')),
        'redCards', count(*) FILTER (WHERE i.player_id = ${playerId} AND i.kind IN ('redCard', 'secondYellow')))
       FROM incidents i WHERE i.match_id = l.id AND NOT i.removed)) AS "values"
    FROM last l ORDER BY l.start_time DESC`.execute(db);
  const matches = await inOrder(
    db,
    rows.map((row) => row.match_id),
  );
  const byId = new Map(rows.map((row) => [row.match_id, row]));
  const results = await resultRows(db, matches, (match) => valueIn(byId, match.eventId).team_id);
  return results.map((result) => ({
    ...result,
    values: valueIn(byId, result.match.eventId).values,
    side: valueIn(byId, result.match.eventId).side,
  }));
}
