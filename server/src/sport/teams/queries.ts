import type {
  MatchSummary,
  TeamDetail,
  TeamRoster,
  Tournament,
} from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { teamsFilling } from '../leagues/filling';
import { presentTournament } from '../leagues/present';
import { presentPlayer, presentTeam } from '../matches/sections/cards';
import { inOrder, lastMatches, resultRows } from '../matches/sections/form/form';
import { cursorOf, readCursor } from '../matches/cursor';

const formLength = 5;

/** The header of a team's page with its next and last match and its form; null if the team does not exist. */
export async function teamDetail(
  db: Kysely<Database>,
  competitorId: number,
  now: Date,
): Promise<TeamDetail | null> {
  const row = await teamRow(db, competitorId);
  if (!row) return null;
  const [tournaments, coming, last, sections, filling] = await Promise.all([
    teamTournaments(db, competitorId),
    teamMatches(db, { competitorId, direction: 'coming', limit: 1 }, now),
    lastMatches(db, { competitorId, before: now, last: formLength }),
    teamSections(db, competitorId),
    teamsFilling(db, [competitorId]),
  ]);
  return {
    team: presentTeam(row),
    sport: row.sport,
    national: row.national,
    venue:
      row.venue === null ? null : { name: row.venue, city: row.city ?? '', capacity: row.capacity },
    coach: row.coach,
    tournaments,
    next: coming.matches[0] ?? null,
    last: last[0] ?? null,
    form: await resultRows(db, last, () => competitorId),
    sections,
    filling,
  };
}

type TeamSection = NonNullable<TeamDetail['sections']>[number];

async function teamSections(db: Kysely<Database>, competitorId: number): Promise<TeamSection[]> {
  const { rows } = await sql<Record<TeamSection, boolean>>`
    SELECT EXISTS (SELECT FROM matches WHERE home_id = ${competitorId})
        OR EXISTS (SELECT FROM matches WHERE away_id = ${competitorId}) AS matches,
      EXISTS (SELECT FROM squad_members WHERE team_id = ${competitorId} AND until_date IS NULL) AS roster,
      EXISTS (SELECT FROM transfers WHERE to_team_id = ${competitorId})
        OR EXISTS (SELECT FROM transfers WHERE from_team_id = ${competitorId}) AS transfers`.execute(
    db,
  );
  return (['matches', 'roster', 'transfers'] as const).filter((name) => rows[0]?.[name]);
}

const teamRow = (db: Kysely<Database>, competitorId: number) =>
  db
    .selectFrom('teams as t')
    .leftJoin('venues as v', 'v.id', 't.venue_id')
    .leftJoin('people as p', 'p.id', 't.coach_id')
    .select(['t.id', 't.name', 't.short_name', 't.slug', 't.code', 't.country_code', 't.colours'])
    .select(['t.sport', 't.national', 'v.name as venue', 'v.city', 'v.capacity', 'p.name as coach'])
    .where('t.id', '=', competitorId)
    .executeTakeFirst();

async function teamTournaments(db: Kysely<Database>, competitorId: number): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('season_teams as st')
    .innerJoin('seasons as s', 's.id', 'st.season_id')
    .innerJoin('tournaments as t', 't.id', 's.tournament_id')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .innerJoin('teams as own', 'own.id', 'st.team_id')
    .select(['t.id as tournament_id', 't.sport', 't.name', 't.slug', 't.priority'])
    .select(['t.has_standings', 'c.id as category_id', 'c.name as category_name'])
    .select(['c.slug as category_slug', 'c.country_code'])
    .where('st.team_id', '=', competitorId)
    .where('s.current', '=', true)
    // A team is known by its own league, even if a cup has a higher priority.
    .orderBy(sql`t.has_standings AND c.country_code = own.country_code`, (order) =>
      order.desc().nullsLast(),
    )
    .orderBy('t.priority')
    .execute();
  return rows.map(presentTournament);
}

export interface TeamMatchesQuery {
  competitorId: number;
  direction: 'past' | 'coming';
  /** Only this competition, only home or only away matches. */
  tournamentId?: number | undefined;
  venue?: 'home' | 'away' | undefined;
  cursor?: string;
  limit: number;
}

/** A team's matches from now on, soonest first, or before now, newest first; one page at a time. */
export async function teamMatches(
  db: Kysely<Database>,
  query: TeamMatchesQuery,
  now: Date,
): Promise<{ matches: MatchSummary[]; cursor: string | null }> {
  const coming = query.direction === 'coming';
  const order = coming ? 'asc' : 'desc';
  const from = readCursor(query.cursor) ?? { startTime: now, id: 0 };
  const walk = (column: 'home_id' | 'away_id') =>
    db
      .selectFrom('matches')
      .select(['id', 'start_time'])
      .where(column, '=', query.competitorId)
      .where((eb) =>
        eb(eb.refTuple('start_time', 'id'), coming ? '>' : '<', eb.tuple(from.startTime, from.id)),
      )
      .$if(query.tournamentId !== undefined, (builder) =>
        builder.where('tournament_id', '=', query.tournamentId!),
      )
      .orderBy('start_time', order)
      .orderBy('id', order)
      .limit(query.limit + 1)
      .execute();
  const sides = (['home', 'away'] as const).filter((side) => side === (query.venue ?? side));
  const rows = (await Promise.all(sides.map((side) => walk(`${side}_id`)))).flat();
  const direction = coming ? 1 : -1;
  rows.sort((a, b) => direction * (a.start_time.getTime() - b.start_time.getTime() || a.id - b.id));
  const shown = rows.slice(0, query.limit);
  return {
    matches: await inOrder(
      db,
      shown.map((row) => row.id),
    ),
    cursor: rows.length > query.limit ? cursorOf(lastItem(shown)) : null,
  };
}

/** The current squad, with each player's figures of this season. */
export async function teamRoster(db: Kysely<Database>, competitorId: number): Promise<TeamRoster> {
  const rows = await db
    .selectFrom('squad_members as s')
    .innerJoin('players as p', 'p.id', 's.player_id')
    .leftJoin(currentTotals(competitorId).as('d'), (join) => join.onRef('d.player_id', '=', 'p.id'))
    .select(['p.id', 'p.name', 'p.slug', 'p.position', 'p.nationality', 'p.birth_date'])
    .select(['s.shirt_number'])
    .select(['d.matches', 'd.values'])
    .where('s.team_id', '=', competitorId)
    .where('s.until_date', 'is', null)
    .orderBy('s.shirt_number')
    .execute();
  const coach = (await teamRow(db, competitorId))?.coach ?? null;
  return {
    coach,
    players: rows.map((row) => ({
      ...presentPlayer(row),
      birthDate: row.birth_date,
      matches: row.matches ?? 0,
      values: row.values ?? {},
    })),
  };
}

/** A player's totals over the current seasons of all tournaments of the team. */
const currentTotals = (competitorId: number) =>
  sql<{ player_id: number; matches: number; values: Record<string, number> }>`(
    WITH t AS (
      SELECT p.player_id, p.matches, p."values" FROM player_totals p
      JOIN seasons s ON s.id = p.season_id AND s.current WHERE p.team_id = ${competitorId}),
    sums AS (
      SELECT player_id, key, sum(value::numeric) AS value FROM t, jsonb_each_text(t."values") GROUP BY 1, 2)
    SELECT player_id, (SELECT sum(matches)::int FROM t WHERE t.player_id = sums.player_id) AS matches,
      jsonb_object_agg(key, value) AS "values"
    FROM sums GROUP BY player_id)`;
