import type { Action, ThunkAction } from '@reduxjs/toolkit';
import { api, type AppState, operation } from '@scoreline/shared-lib/api';
import type {
  Movements,
  OperationPath,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';
import { followChanges, liveConnection } from '@scoreline/shared-lib/live';

import { stableRows } from './stableRows';

export type MoversRequest = OperationRequest<'sports-query/discover/movements'>;

/** Minimum interval between updates of a list: the server computes an answer every 5 s. */
const newsEveryMs = 5_000;

/** The endpoints of Discover. A list of movements is fetched again when a price of one of its matches moves. */
export const discoverApi = api.injectEndpoints({
  endpoints: (build) => {
    const of = <P extends OperationPath>(path: P) =>
      build.query<OperationResponse<P>, OperationRequest<P>>({
        ...operation(path),
        providesTags: ['Past'],
      });
    return {
      movers: build.query<Movements, MoversRequest>({
        ...operation('sports-query/discover/movements'),
        merge: (shown, news) => ({
          ...news,
          rows: stableRows(shown.rows, news.rows, ({ match }) => match.eventId),
        }),
        onCacheEntryAdded: (request, lifecycle) => {
          const ask = () => void lifecycle.dispatch(askAgain(request));
          let waiting: ReturnType<typeof setTimeout> | undefined;
          const topic = `matches:${request.sport}`;
          void lifecycle.cacheEntryRemoved.then(() => clearTimeout(waiting));
          return followChanges(liveConnection(), topic, lifecycle, ({ patches }) => {
            const { rows = [] } = lifecycle.getCacheEntry().data ?? {};
            const moved = (id: number) => patches.some((patch) => hasPrices(patch, id));
            if (waiting || !rows.some(({ match }) => moved(match.eventId))) return;
            waiting = setTimeout(() => {
              waiting = undefined;
              ask();
            }, newsEveryMs);
          });
        },
      }),
      sameOdds: of('sports-query/discover/same-odds'),
      averages: of('sports-query/discover/averages'),
      sameOddsFound: of('sports-query/match/insights'),
      tipsUpcoming: of('sports-query/tips/upcoming'),
      digest: of('sports-query/digest'),
      followed: of('sports-query/favourites/matches'),
      stopDigest: build.mutation<object, OperationRequest<'patron/frontend/digest/stop'>>(
        operation('patron/frontend/digest/stop'),
      ),
      matchDay: of('sports-query/match/list'),
      tipsHistory: of('sports-query/tips/history'),
    };
  },
});

const hasPrices = (patch: unknown, matchId: number): boolean =>
  Boolean((patch as Partial<Record<number, { odds?: unknown }>>)[matchId]?.odds);

const askAgain = (request: MoversRequest): ThunkAction<unknown, AppState, unknown, Action> =>
  discoverApi.endpoints.movers.initiate(request, { forceRefetch: true, subscribe: false });

export const {
  useMoversQuery,
  useSameOddsQuery,
  useAveragesQuery,
  useSameOddsFoundQuery,
  useTipsUpcomingQuery,
  useTipsHistoryQuery,
  useMatchDayQuery,
  useDigestQuery,
  useStopDigestMutation,
  useFollowedQuery,
} = discoverApi;
