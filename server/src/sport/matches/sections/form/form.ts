import type { MatchSummary, MatchStatus, ResultRow } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { outcomeFor } from './tally';
import type { Database } from '@scoreline/database/schema';
import { loadSummaries } from '../../summaries';

/** Results that were played out; awarded and abandoned ones do not count as form. */
const playedStatuses: MatchStatus[] = ['finished', 'afterExtraTime', 'afterPenalties'];

export interface FormQuery {
  competitorId: number;
  /** Only matches that started before this time. */
  before: Date;
  last: number;
  /** Only home or only away matches; both by default. */
  venue?: 'home' | 'away';
  tournamentId?: number;
}

/** Ids of a team's last played matches, newest first: two index scans of at most `last` rows each. */
async function lastIds(db: Kysely<Database>, query: FormQuery): Promise<number[]> {
  const walk = (column: 'home_id' | 'away_id') =>
    db
      .selectFrom('matches')
      .select(['id', 'start_time'])
      .where(column, '=', query.competitorId)
      .where('start_time', '<', query.before)
      .where('status', 'in', playedStatuses)
      .$if(query.tournamentId !== undefined, (builder) =>
        builder.where('tournament_id', '=', query.tournamentId!),
      )
      .orderBy('start_time', 'desc')
      .limit(query.last);
  const sides = (['home', 'away'] as const).filter((side) => !query.venue || side === query.venue);
  const rows = (await Promise.all(sides.map((side) => walk(`${side}_id`).execute()))).flat();
  return rows
    .sort((a, b) => b.start_time.getTime() - a.start_time.getTime())
    .slice(0, query.last)
    .map((row) => row.id);
}

/** A team's last played matches, newest first. */
export async function lastMatches(db: Kysely<Database>, query: FormQuery): Promise<MatchSummary[]> {
  return inOrder(db, await lastIds(db, query));
}

/** Ids of the last played matches of several teams, newest first, in one query: the n-th list is for the n-th team. */
export async function lastIdsOfTeams(
  db: Kysely<Database>,
  teams: readonly { competitorId: number; before: Date }[],
  last: number,
): Promise<number[][]> {
  const walk = (column: string) => sql`
    SELECT id, start_time FROM matches
    WHERE ${sql.ref(column)} = a.team AND start_time < a.before AND status = ANY(${playedStatuses}::match_status[])
    ORDER BY start_time DESC LIMIT ${last}`;
  const { rows } = await sql<{ place: number; id: number }>`
    SELECT a.place, m.id
    FROM unnest(${teams.map(({ competitorId }) => competitorId)}::int[],
      ${teams.map(({ before }) => before)}::timestamptz[]) WITH ORDINALITY a(team, before, place)
    CROSS JOIN LATERAL (
      SELECT * FROM ((${walk('home_id')}) UNION ALL (${walk('away_id')})) both_sides
      ORDER BY start_time DESC LIMIT ${last}) m
    ORDER BY a.place, m.start_time DESC`.execute(db);
  return teams.map((_, index) => rows.flatMap((row) => (row.place === index + 1 ? row.id : [])));
}

/** Summaries in the order of `ids`. */
export async function inOrder(db: Kysely<Database>, ids: number[]): Promise<MatchSummary[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await loadSummaries(db, ids)).map((match) => [match.eventId, match]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The last meetings of two teams before a moment, on either ground, newest first. */
export async function meetings(
  db: Kysely<Database>,
  teams: { homeId: number; awayId: number },
  before: Date,
  last: number,
): Promise<MatchSummary[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where(
      sql<boolean>`(home_id, away_id) IN ((${teams.homeId}, ${teams.awayId}), (${teams.awayId}, ${teams.homeId}))`,
    )
    .where('start_time', '<', before)
    .where('status', 'in', playedStatuses)
    .orderBy('start_time', 'desc')
    .limit(last)
    .execute();
  return inOrder(
    db,
    rows.map((row) => row.id),
  );
}

/** Matches as result rows, with the name of their league and the outcome for `viewer`. */
export async function resultRows(
  db: Kysely<Database>,
  matches: MatchSummary[],
  viewer: (match: MatchSummary) => number,
): Promise<ResultRow[]> {
  const leagues = await leaguesOf(
    db,
    matches.map((match) => match.tournamentId),
  );
  return matches.map((match) => ({
    match,
    tournament: leagues.get(match.tournamentId) ?? { tournamentId: match.tournamentId, name: '' },
    outcome: outcomeFor(match, viewer(match)),
  }));
}

async function leaguesOf(
  db: Kysely<Database>,
  ids: number[],
): Promise<Map<number, ResultRow['tournament']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tournaments as t')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .select(['t.id', 't.name', 'c.country_code'])
    .where('t.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, name, country_code: countryCode }) => [
      id,
      { tournamentId: id, name, category: { countryCode } },
    ]),
  );
}
