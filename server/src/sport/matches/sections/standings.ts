import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { MatchKey } from './matchKey';
import type { Database } from '../../../store/db/schema';
import type { Parsed } from '../../../wire/gateway/operation';
import { leagueStandings } from '../../leagues/tables/standings';

type Which = Pick<Parsed<'sports-query/match/standings'>, 'kind' | 'asOf' | 'score'>;

/**
 * The tables of the match's season in which one of its teams stands, as they stood before kick-off or stand now; the
 * `live` ones are always those of now. A `score` counts this match as ended so in the former. Where both teams stand in one of them, only such tables are told: a conference that holds one of the two says
 * nothing about the match.
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
