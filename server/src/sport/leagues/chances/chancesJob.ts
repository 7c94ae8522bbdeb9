import type { FootballStandingsRow, LeagueStandings } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';

import { seasonsToRenew, storeChances } from './finishChances';
import { findSeason } from '../season';
import { simulateEnd, type Coming } from './simulateEnd';
import { leagueStandings } from '../tables/standings';
import type { Database } from '@scoreline/database/schema';
import type { Job } from '../../../store/jobs/jobs';
import { expectedGoals, fitGoals } from '../../model/dixonColes';
import { pastResults } from '../../model/pastResults';

const sample = 5_000;
/** Fewer matches of a league give no reliable chances. */
const leastMatches = 60;

interface Deps {
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
}

/** Every five minutes: recomputes the chances to finish in each zone, for seasons with new results. */
export const chancesJob = ({ db, logger, now }: Deps): Job => ({
  name: 'finish-chances',
  cron: '*/5 * * * *',
  async run() {
    for (const season of await seasonsToRenew(db)) {
      const done = await renewChances(db, season, now());
      if (done) logger.debug({ season: season.seasonId }, 'standings: chances worked out');
    }
  },
});

/** Simulates the end of a season from its table, upcoming matches and a rating of past ones. @returns false if it cannot */
export async function renewChances(
  db: Kysely<Database>,
  season: { seasonId: number; tournamentId: number; results: number },
  at: Date,
): Promise<boolean> {
  const { seasonId, tournamentId, results } = season;
  const known = await findSeason(db, tournamentId, seasonId);
  if (!known?.rules.zones) return false;
  const standings = await leagueStandings(db, { tournamentId, season: seasonId, kind: 'all' });
  const tables = standings.tables.filter(({ zones }) => zones);
  const past = await pastResults(db, tournamentId, at);
  if (tables.length === 0 || past.length < leastMatches) return false;
  const rating = fitGoals(past);
  const coming = (await comingOf(db, seasonId)).map(({ home, away }): Coming => {
    const [homeGoals, awayGoals] = expectedGoals(rating, home, away);
    return { home, away, homeGoals, awayGoals };
  });
  const chances = [];
  for (const table of tables) chances.push(...(await endsOf(table, coming)));
  await storeChances(db, { seasonId, results, sample, at }, chances);
  return true;
}

type Table = LeagueStandings['tables'][number];

/** The chances of a table's teams; matches against others do not count in it. */
async function endsOf({ rows, zones = [] }: Table, coming: readonly Coming[]) {
  const standings = (rows as FootballStandingsRow[]).map((row) => ({
    teamId: row.competitorId,
    points: row.points,
    goalDifference: row.goalDifference,
    goals: row.goalsFor,
  }));
  const ends = await simulateEnd({ standings, coming, zones }, sample, Math.random);
  return [...ends].map(([competitorId, counts]) => ({
    competitorId,
    zones: Object.fromEntries([...counts].map(([{ kind }, count]) => [kind, count / sample])),
  }));
}

const comingOf = async (db: Kysely<Database>, seasonId: number) =>
  (
    await sql<{ home: number; away: number }>`
      SELECT m.home_id AS home, m.away_id AS away FROM matches m JOIN stages s ON s.id = m.stage_id
      WHERE m.season_id = ${seasonId} AND s.kind IN ('regularSeason', 'groupStage')
        AND m.status NOT IN ('finished', 'awarded', 'cancelled', 'abandoned')`.execute(db)
  ).rows;
