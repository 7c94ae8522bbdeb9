import type { Insight, MatchInsights } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { inOrder, lastMatches } from './form';
import { homeOdds } from './homeOdds';
import { insightsOf } from './insights';
import type { MatchKey } from './matchKey';
import type { Database } from '../../db/schema';

const formLength = 10;

/** Betting insights of a match, and how matches with its opening prices ended. */
export async function matchInsights(db: Kysely<Database>, match: MatchKey): Promise<MatchInsights> {
  const [insights, history] = await Promise.all([teamInsights(db, match), homeOdds(db, match)]);
  return { insights, homeOdds: history };
}

/** Sentences about both teams' last ten played matches before this one. */
export async function teamInsights(db: Kysely<Database>, match: MatchKey): Promise<Insight[]> {
  const formOf = (competitorId: number) =>
    lastMatches(db, { competitorId, before: match.startTime, last: formLength });
  const [[summary], home, away, line] = await Promise.all([
    inOrder(db, [match.id]),
    formOf(match.homeId),
    formOf(match.awayId),
    totalLine(db, match),
  ]);
  return summary ? insightsOf(summary, { home, away }, line) : [];
}

/** The line of points on offer in basketball: the first bookmaker's with the most balanced prices. */
async function totalLine(db: Kysely<Database>, match: MatchKey): Promise<number | null> {
  if (match.sport === 'football') return null;
  const row = await db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .select('o.line')
    .where('o.match_id', '=', match.id)
    .where('o.market', '=', 'total')
    .orderBy('b.priority')
    .orderBy((eb) => eb.fn('abs', [eb('o.current_home', '-', eb.ref('o.current_away'))]))
    .executeTakeFirst();
  return row?.line ?? null;
}
