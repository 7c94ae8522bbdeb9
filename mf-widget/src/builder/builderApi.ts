import { api, operation } from '@scoreline/shared-lib/api';
import type {
  OperationRequest,
  OperationResponse,
  SearchResult,
} from '@scoreline/shared-lib/contract';

const builderApi = api.injectEndpoints({
  endpoints: (build) => ({
    widgetSearch: build.query<SearchResult, OperationRequest<'sports-query/search'>>(
      operation('sports-query/search'),
    ),
    widgetTeamMatches: build.query<
      OperationResponse<'sports-query/team/matches'>,
      OperationRequest<'sports-query/team/matches'>
    >(operation('sports-query/team/matches')),
  }),
});

export const { useWidgetSearchQuery, useWidgetTeamMatchesQuery } = builderApi;
