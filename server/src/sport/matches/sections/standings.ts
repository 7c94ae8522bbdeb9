import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { MatchKey } from './matchKey';
import type { Database } from '@scoreline/database/schema';
import type { Parsed } from '../../../wire/gateway/operation';
import { leagueStandings } from '../../leagues/tables/standings';

type Which = Pick<Parsed<'sports-query/match/standings'>, 'kind' | 'asOf' | 'score'>;

/**
 * The tables of the match's season that include one of its teams, as of kick-off or of now; `live` ones are always as of now. A
 * `score` counts this match as if it had ended so in the former. If some tables include both teams, only those are returned: a
 * conference with one of the two is irrelevant to the match.
 */
export async function matchStandings(
  db: Kysely<Database>,
  { tournamentId, seasonId, stageId, homeId, awayId, startTime }: MatchKey,
  { kind, asOf, score }: Which,
): Promise<LeagueStandings> {
  const before = kind === 'live' || asOf === 'now' ? undefined : startTime;
  const supposed = before && score && { stageId, startTime, homeId, awayId, score };
  const season = { tournamentId, season: seasonId };
  const standings = await leagueStandings(db, { ...season, kind, before, supposed });
  const count = ({ rows }: LeagueStandings['tables'][number]) =>
    rows.filter(({ competitorId }) => competitorId === homeId || competitorId === awayId).length;
  const both = standings.tables.filter((table) => count(table) === 2);
  const tables = both.length > 0 ? both : standings.tables.filter((table) => count(table) > 0);
  return { ...standings, tables };
}
