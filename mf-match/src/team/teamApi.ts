import { api, operation } from '@scoreline/shared-lib/api';
import type {
  OperationPath,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';

/** The endpoints of the team and player pages. */
export const teamApi = api.injectEndpoints({
  endpoints: (build) => {
    const of = <P extends OperationPath>(path: P) =>
      build.query<OperationResponse<P>, OperationRequest<P>>({
        ...operation(path),
        providesTags: ['Past'],
      });
    return {
      teamDetail: of('sports-query/team/detail'),
      teamRoster: of('sports-query/team/roster'),
      teamTransfers: of('sports-query/team/transfers'),
      teamMatches: of('sports-query/team/matches'),
      teamStandings: of('sports-query/league/standings'),
      playerDetail: of('sports-query/player/detail'),
    };
  },
});

export const {
  useTeamDetailQuery,
  useTeamRosterQuery,
  useTeamTransfersQuery,
  useTeamMatchesQuery,
  useTeamStandingsQuery,
  usePlayerDetailQuery,
} = teamApi;
