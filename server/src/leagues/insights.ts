import type { Insight, MatchSummary } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { SeasonKey } from './season';
import type { Database } from '../db/schema';
import { inOrder } from '../matches/sections/form';
import { teamInsights } from '../matches/sections/matchInsights';
import { findMatch } from '../matches/sections/matchKey';

const coming = 10;

/** Insights of the season's next ten matches; a match about which nothing is worth telling is left out. */
export async function leagueInsights(
  db: Kysely<Database>,
  season: SeasonKey,
  now: Date,
): Promise<{ match: MatchSummary; insights: Insight[] }[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('season_id', '=', season.id)
    .where('start_time', '>', now)
    .where('status', '=', 'notStarted')
    .orderBy('start_time')
    .limit(coming)
    .execute();
  const matches = await inOrder(
    db,
    rows.map((row) => row.id),
  );
  const told = await Promise.all(
    matches.map(async (match) => {
      const key = await findMatch(db, match.eventId);
      return { match, insights: key ? await teamInsights(db, key) : [] };
    }),
  );
  return told.filter(({ insights }) => insights.length > 0);
}
