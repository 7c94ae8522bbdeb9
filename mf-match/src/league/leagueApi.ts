import { api, operation } from '@scoreline/shared-lib/api';
import type {
  OperationPath,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';

export const leagueApi = api.injectEndpoints({
  endpoints: (build) => {
    const of = <P extends OperationPath>(path: P) =>
      build.query<OperationResponse<P>, OperationRequest<P>>({
        ...operation(path),
        providesTags: ['Past'],
      });
    return {
      leagueDetail: of('sports-query/league/detail'),
      leagueStandings: of('sports-query/league/standings'),
      leagueMatches: of('sports-query/league/matches'),
      leagueTopPlayers: of('sports-query/league/top-players'),
      leagueTopTeams: of('sports-query/league/top-teams'),
      leagueTransfers: of('sports-query/league/transfers'),
      leagueInsights: of('sports-query/league/insights'),
    };
  },
});

export const {
  useLeagueDetailQuery,
  useLeagueStandingsQuery,
  useLeagueMatchesQuery,
  useLeagueTopPlayersQuery,
  useLeagueTopTeamsQuery,
  useLeagueTransfersQuery,
  useLeagueInsightsQuery,
} = leagueApi;
