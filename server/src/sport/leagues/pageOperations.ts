import type { Kysely } from 'kysely';

import { seasonBracket } from './bracket';
import { leagueDetail } from './detail';
import { leagueInsights } from './insights';
import { leagueMatches } from './leagueMatches';
import { findSeason, type SeasonKey } from './season';
import { topPlayers } from './topPlayers';
import { topTeams } from './topTeams';
import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../wire/gateway/bizError';
import type { Subject } from '../../wire/gateway/changes';
import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { ensureTotals } from '../players/totals';
import { leagueTransfers } from '../transfers/queries';

interface LeagueRequest {
  tournamentId: number;
  season?: string;
}

const minute = { cacheMs: 60_000, bearsLag: true };
const live = {
  cacheMs: 5_000,
  bearsLag: true,
  subjects: ({ tournamentId }: LeagueRequest): Subject[] => [`league:${tournamentId}`],
};

/** The requested season; an unknown league and an unknown season have different errors. */
async function known(db: Kysely<Database>, request: LeagueRequest): Promise<SeasonKey> {
  const season = await findSeason(db, request.tournamentId, request.season);
  if (season) return season;
  const named = request.season && (await findSeason(db, request.tournamentId));
  throw new BizError(named ? 'unknownSeason' : 'unknownTournament');
}

const ofSeason =
  <T>(answer: (season: SeasonKey, context: OperationContext) => Promise<T>) =>
  async (request: LeagueRequest, context: OperationContext): Promise<T> =>
    answer(await known(context.db, request), context);

export const leaguePageOperations = [
  defineOperation(
    'sports-query/league/detail',
    ofSeason(async (season, { db, now }) =>
      leagueDetail(db, season, await seasonBracket(db, season), now()),
    ),
    live,
  ),
  defineOperation(
    'sports-query/league/matches',
    async (request, { db }) => leagueMatches(db, await known(db, request), request),
    live,
  ),
  defineOperation(
    'sports-query/league/top-players',
    ofSeason(async (season, { db, now, logger }) => {
      await ensureTotals(db, [season.id], now(), (err) => logger.error({ err }, 'season totals'));
      return { boards: await topPlayers(db, season) };
    }),
    { ...minute, bearsLag: false },
  ),
  defineOperation(
    'sports-query/league/top-teams',
    ofSeason(async (season, { db }) => ({ boards: await topTeams(db, season) })),
    minute,
  ),
  defineOperation(
    'sports-query/league/transfers',
    ofSeason(async (season, { db }) => ({ transfers: await leagueTransfers(db, season) })),
    minute,
  ),
  defineOperation(
    'sports-query/league/insights',
    ofSeason(async (season, { db, now }) => ({ matches: await leagueInsights(db, season, now()) })),
    minute,
  ),
];
