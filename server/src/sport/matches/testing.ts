import type { MatchStatus, Sport } from '@scoreline/shared-lib/contract';
import type { Insertable, Kysely } from 'kysely';

import type { MatchTable } from '@scoreline/database/tables/matchTables';
import type { Database } from '@scoreline/database/schema';

export interface TestLeague {
  sport: Sport;
  tournamentId: number;
  seasonId: number;
  stageId: number;
  teamIds: number[];
}

interface LeagueFacts {
  sport?: Sport;
  name?: string;
  priority?: number;
  tieBreakers?: string[];
  stage?: 'regularSeason' | 'groupStage';
  teams: (string | { name: string; groups: string[] })[];
}

/** A league with one season and one stage, for tests. */
export async function insertLeague(db: Kysely<Database>, facts: LeagueFacts): Promise<TestLeague> {
  const { sport = 'football', name = 'League', stage = 'regularSeason' } = facts;
  const slug = name.toLowerCase().replace(/\W+/g, '-');
  const insertId = async (row: Promise<{ id: number }>) => (await row).id;
  const categoryId = await insertId(
    db
      .insertInto('categories')
      .values({ sport, name, slug })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const { priority = 1, tieBreakers: tie_breakers } = facts;
  const tournament = { category_id: categoryId, sport, name, slug, priority, tie_breakers };
  const tournamentId = await insertId(
    db.insertInto('tournaments').values(tournament).returning('id').executeTakeFirstOrThrow(),
  );
  const dates = { start_date: '2026-07-01', end_date: '2027-06-30', current: true };
  const seasonId = await insertId(
    db
      .insertInto('seasons')
      .values({ tournament_id: tournamentId, name: '2026/27', ...dates })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const stageId = await insertId(
    db
      .insertInto('stages')
      .values({ season_id: seasonId, kind: stage, name: 'Stage' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const teamIds = await insertTeams(db, sport, seasonId, facts.teams);
  return { sport, tournamentId, seasonId, stageId, teamIds };
}

async function insertTeams(
  db: Kysely<Database>,
  sport: Sport,
  seasonId: number,
  teams: LeagueFacts['teams'],
): Promise<number[]> {
  const facts = teams.map((team) => (typeof team === 'string' ? { name: team, groups: [] } : team));
  const rows = await db
    .insertInto('teams')
    .values(
      facts.map(({ name }, index) => ({
        sport,
        name,
        short_name: name,
        slug: `team-${index}`,
        code: 'TST',
      })),
    )
    .returning('id')
    .execute();
  const entries = rows.map(({ id }, index) => ({
    season_id: seasonId,
    team_id: id,
    groups: facts[index]?.groups ?? [],
  }));
  await db.insertInto('season_teams').values(entries).execute();
  return rows.map(({ id }) => id);
}

/** A match between teams of the league, given by their position in its list; finished if a score is given. */
export async function insertMatch(
  db: Kysely<Database>,
  league: TestLeague,
  [home, away]: [number, number],
  facts: { start: string; score?: [number, number]; status?: MatchStatus },
): Promise<number> {
  const { start, score, status = score ? 'finished' : 'notStarted' } = facts;
  const row = {
    sport: league.sport,
    tournament_id: league.tournamentId,
    season_id: league.seasonId,
    stage_id: league.stageId,
    home_id: league.teamIds[home] as number,
    away_id: league.teamIds[away] as number,
    start_time: start,
    status,
    home_score: score?.[0] ?? null,
    away_score: score?.[1] ?? null,
  } satisfies Partial<Insertable<MatchTable>>;
  const { id } = await db
    .insertInto('matches')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
