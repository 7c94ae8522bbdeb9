import type { Insight, MatchSummary } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { SeasonKey } from './season';
import type { Database } from '@scoreline/database/schema';
import { insightsOfMatches } from '../matches/sections/insights/matchInsights';

const coming = 10;

/** Insights of the season's next ten matches; matches without one are omitted. */
export async function leagueInsights(
  db: Kysely<Database>,
  season: SeasonKey,
  now: Date,
): Promise<{ match: MatchSummary; insights: Insight[] }[]> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'home_id as homeId', 'away_id as awayId', 'start_time as startTime'])
    .where('season_id', '=', season.id)
    .where('start_time', '>', now)
    .where('status', '=', 'notStarted')
    .orderBy('start_time')
    .orderBy('id')
    .limit(coming)
    .execute();
  const matches = rows.map((row) => ({ ...row, sport: season.sport }));
  return (await insightsOfMatches(db, matches)).filter(({ insights }) => insights.length > 0);
}
