import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { loadEntrants, namedThen } from './entrants';
import { stageResults, type Supposed } from './results';
import { finishChances } from '../chances/finishChances';
import { withMoves, withZones } from './marked';
import { findSeason } from '../season';
import { partStages } from './split';
import { seasonTables, type League } from './tables';
import { loadTournaments } from '../tournaments';
import { withUneven } from './uneven';
import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../../wire/gateway/bizError';
import type { Parsed } from '../../../wire/gateway/operation';

type StandingsRequest = Omit<Parsed<'sports-query/league/standings'>, 'season'> & {
  /** The season's name or id; the current one by default. */
  season?: string | number | undefined;
  /** The tables as of this time. */
  before?: Date | undefined;
  /** Counted with the results. */
  supposed?: Supposed | undefined;
};

/** Tables computed from results: one per stage and one per group. @throws for an unknown league or season */
export async function leagueStandings(
  db: Kysely<Database>,
  { tournamentId, season: which, round, kind, before, supposed }: StandingsRequest,
): Promise<LeagueStandings> {
  const [[tournament], season] = await Promise.all([
    loadTournaments(db, [tournamentId]),
    findSeason(db, tournamentId, which),
  ]);
  if (!tournament) throw new BizError('unknownTournament');
  if (!season) throw new BizError('unknownSeason');
  const live = kind === 'live';
  const stages = await stageResults(db, {
    ...{ seasonId: season.id, live, round, before, supposed },
    partStages: partStages(season.rules),
  });
  const entrants = namedThen(await loadEntrants(db, season.id, stages), season.rules);
  const league: League = { ...season, kind, entrants, before, round };
  const tables = tournament.hasStandings ? seasonTables(stages, league) : [];
  const shown = live ? withMoves(tables, await settledTables(db, league, season.id)) : tables;
  const isWhole = kind === 'all' && !before && !round;
  const chances = isWhole ? await finishChances(db, season.id) : null;
  const zones = kind === 'all' || live ? season.rules.zones : undefined;
  const marked = shown.map((table) => withZones(table, zones));
  return {
    ...{ tournament, season: season.name, seasons: season.all, kind },
    tables: isWhole ? await withUneven(db, season, marked) : marked,
    ...(chances && { chances }),
  };
}

/** The tables without matches in play. */
async function settledTables(db: Kysely<Database>, league: League, seasonId: number) {
  const stages = await stageResults(db, {
    ...{ seasonId, live: false },
    partStages: partStages(league.rules),
  });
  return seasonTables(stages, { ...league, kind: 'all' });
}
