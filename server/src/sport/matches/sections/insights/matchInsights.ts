import type { Insight, MatchInsights, MatchSummary } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { lastIdsOfTeams } from '../form/form';
import { homeOdds } from './homeOdds';
import { insightsOf } from './insights';
import type { MatchKey } from '../matchKey';
import type { Database } from '@scoreline/database/schema';
import { matchProbabilities } from '../../../model/matchProbabilities';
import { loadResults, loadSummaries } from '../../summaries';

const formLength = 10;

/** Betting insights of a match, the results of matches with its opening prices, and the chances from prices and from a rating. */
export async function matchInsights(db: Kysely<Database>, match: MatchKey): Promise<MatchInsights> {
  const chances = async () => {
    const [summary] = await loadSummaries(db, [match.id]);
    return matchProbabilities(db, match, summary?.odds ?? null);
  };
  const [insights, history, probabilities] = await Promise.all([
    teamInsights(db, match),
    homeOdds(db, match),
    chances(),
  ]);
  return { insights, homeOdds: history, probabilities };
}

type Subject = Pick<MatchKey, 'id' | 'sport' | 'homeId' | 'awayId' | 'startTime'>;

/** Sentences about both teams' last ten played matches before this one. */
export const teamInsights = async (db: Kysely<Database>, match: Subject): Promise<Insight[]> =>
  (await insightsOfMatches(db, [match]))[0]?.insights ?? [];

/** The same for several matches, in as many queries as for one. */
export async function insightsOfMatches(
  db: Kysely<Database>,
  matches: readonly Subject[],
): Promise<{ match: MatchSummary; insights: Insight[] }[]> {
  const teams = matches.flatMap(({ homeId, awayId, startTime: before }) =>
    [homeId, awayId].map((competitorId) => ({ competitorId, before })),
  );
  const [forms, lines] = await Promise.all([
    lastIdsOfTeams(db, teams, formLength),
    totalLines(db, matches),
  ]);
  const ids = matches.map(({ id }) => id);
  const [coming, played] = await Promise.all([
    loadSummaries(db, ids),
    loadResults(db, [...new Set(forms.flat())]),
  ]);
  const known = new Map([...played, ...coming].map((one) => [one.eventId, one]));
  const formAt = (at: number) => (forms[at] ?? []).flatMap((id) => known.get(id) ?? []);
  return matches.flatMap(({ id }, at) => {
    const match = known.get(id);
    if (!match) return [];
    const form = { home: formAt(2 * at), away: formAt(2 * at + 1) };
    return [{ match, insights: insightsOf(match, form, lines.get(id) ?? null) }];
  });
}

/** The offered points lines in basketball: the first bookmaker's line with the most balanced prices. */
async function totalLines(
  db: Kysely<Database>,
  matches: readonly Subject[],
): Promise<Map<number, number>> {
  const ids = matches.flatMap(({ id, sport }) => (sport === 'basketball' ? id : []));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .distinctOn('o.match_id')
    .select(['o.match_id', 'o.line'])
    .where('o.match_id', 'in', ids)
    .where('o.market', '=', 'total')
    .orderBy('o.match_id')
    .orderBy('b.priority')
    .orderBy((eb) => eb.fn('abs', [eb('o.current_home', '-', eb.ref('o.current_away'))]))
    .execute();
  return new Map(rows.map(({ match_id, line }) => [match_id, line]));
}
