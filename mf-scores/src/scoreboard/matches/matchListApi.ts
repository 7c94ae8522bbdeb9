import { api, type AppDispatch, operation } from '@scoreline/shared-lib/api';
import type {
  LeagueStandings,
  MatchCalendar,
  MatchList,
  Movements,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';

import { followLive } from '../live/followLive';
import type { MatchListRequest } from './matchListRequest';

/** The endpoints of the Scores tab. The day's list receives live updates while it is on screen. */
export const matchListApi = api.injectEndpoints({
  endpoints: (build) => ({
    matchList: build.query<MatchList, MatchListRequest>({
      ...operation('sports-query/match/list'),
      onCacheEntryAdded: (request, lifecycle) =>
        followLive(request, lifecycle, (day) => fetchList(day, lifecycle.dispatch)),
    }),
    matchCalendar: build.query<MatchCalendar, OperationRequest<'sports-query/match/calendar'>>(
      operation('sports-query/match/calendar'),
    ),
    scoresStandings: build.query<
      LeagueStandings,
      OperationRequest<'sports-query/league/standings'>
    >(operation('sports-query/league/standings')),
    scoresTopPlayers: build.query<
      OperationResponse<'sports-query/league/top-players'>,
      OperationRequest<'sports-query/league/top-players'>
    >(operation('sports-query/league/top-players')),
    scoresMovers: build.query<Movements, OperationRequest<'sports-query/discover/movements'>>(
      operation('sports-query/discover/movements'),
    ),
    scoresMatchEvents: build.query<
      OperationResponse<'sports-query/match/events'>,
      OperationRequest<'sports-query/match/events'>
    >(operation('sports-query/match/events')),
    scoresMatchStandings: build.query<
      LeagueStandings,
      OperationRequest<'sports-query/match/standings'>
    >(operation('sports-query/match/standings')),
  }),
});

/** A day's list from the server, bypassing the cache. */
async function fetchList(
  request: MatchListRequest,
  dispatch: AppDispatch,
): Promise<MatchList | null> {
  const call = matchListApi.endpoints.matchList.initiate(request, {
    forceRefetch: true,
    subscribe: false,
  });
  const { data } = await dispatch(call);
  return data ?? null;
}

export const {
  useMatchListQuery,
  useMatchCalendarQuery,
  useScoresStandingsQuery,
  useScoresMatchStandingsQuery,
  useScoresTopPlayersQuery,
  useScoresMoversQuery,
  useScoresMatchEventsQuery,
} = matchListApi;
