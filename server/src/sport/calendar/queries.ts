import type { MatchSummary, Tournament } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { loadTournaments } from '../leagues/tournaments';
import { loadResults } from '../matches/summaries';

/** The subjects of a calendar, by id. */
export interface CalendarSubjects {
  teams: readonly number[];
  leagues: readonly number[];
  /** Matches of the current teams of these players. */
  players: readonly number[];
  matches: readonly number[];
}

export interface CalendarMatch {
  match: MatchSummary;
  tournament: Tournament;
  venue: string | null;
  changedAt: Date;
}

/** Together the largest calendar. */
export const most = { past: 100, coming: 300 };
/** How long a calendar keeps results. */
const pastDays = 90;

/** The matches of a calendar, in order of kick-off: the newest of the last 90 days and the next ones. */
export async function calendarMatches(
  db: Kysely<Database>,
  subjects: CalendarSubjects,
  now: Date,
): Promise<CalendarMatch[]> {
  const ids = (
    await Promise.all([
      nearest(db, subjects, { now, coming: false }),
      nearest(db, subjects, { now, coming: true }),
    ])
  ).flat();
  const matches = await loadResults(db, ids);
  const [tournaments, facts] = await Promise.all([
    loadTournaments(db, [...new Set(matches.map(({ tournamentId }) => tournamentId))]),
    loadFacts(db, ids),
  ]);
  const tournamentOf = new Map(tournaments.map((each) => [each.tournamentId, each]));
  return matches.flatMap((match) => {
    const tournament = tournamentOf.get(match.tournamentId);
    const known = facts.get(match.eventId);
    return tournament && known ? [{ match, tournament, ...known }] : [];
  });
}

interface Direction {
  now: Date;
  coming: boolean;
}

/** Each subject is walked by its index, so a calendar of hundreds of teams stays cheap. */
async function nearest(
  db: Kysely<Database>,
  { teams, leagues, players, matches }: CalendarSubjects,
  { now, coming }: Direction,
): Promise<number[]> {
  const limit = coming ? most.coming : most.past;
  const order = sql.raw(coming ? 'ASC' : 'DESC');
  const isNear = coming
    ? sql`m.start_time >= ${now}`
    : sql`m.start_time < ${now} AND m.start_time >= ${now}::timestamptz - ${pastDays} * interval '1 day'`;
  const walk = (column: string, of: string) => sql`
    SELECT near.id, near.start_time FROM ${sql.ref(of)} subject CROSS JOIN LATERAL (
      SELECT m.id, m.start_time FROM matches m
      WHERE m.${sql.ref(column)} = subject.id AND ${isNear}
      ORDER BY m.start_time ${order} LIMIT ${limit}) near`;
  const { rows } = await sql<{ id: number }>`
    WITH team AS (
      SELECT unnest(${teams}::int[]) AS id
      UNION SELECT team_id FROM squad_members
      WHERE player_id = ANY(${players}::int[]) AND until_date IS NULL),
    league AS (SELECT DISTINCT unnest(${leagues}::int[]) AS id)
    SELECT id FROM (
      ${walk('home_id', 'team')} UNION ${walk('away_id', 'team')}
      UNION ${walk('tournament_id', 'league')}
      UNION SELECT m.id, m.start_time FROM matches m WHERE m.id = ANY(${matches}::int[]) AND ${isNear}
    ) found
    ORDER BY start_time ${order}, id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function loadFacts(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Pick<CalendarMatch, 'venue' | 'changedAt'>>();
  const rows = await db
    .selectFrom('matches as m')
    .leftJoin('venues as v', 'v.id', 'm.venue_id')
    .select(['m.id', 'm.updated_at', 'v.name', 'v.city'])
    .where('m.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, updated_at, name, city }) => [
      id,
      { changedAt: updated_at, venue: name && [name, city].filter(Boolean).join(', ') },
    ]),
  );
}

/** A team or league as the subject of a calendar; null for an unknown id. */
export async function namedSubject(
  db: Kysely<Database>,
  kind: 'team' | 'league',
  id: number,
): Promise<object | null> {
  if (kind === 'league') return (await loadTournaments(db, [id]))[0] ?? null;
  const team = await db
    .selectFrom('teams')
    .select(['id as competitorId', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return team ?? null;
}
