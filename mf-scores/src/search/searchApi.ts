import { api, operation } from '@scoreline/shared-lib/api';
import type {
  OperationRequest,
  OperationResponse,
  SearchResult,
} from '@scoreline/shared-lib/contract';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchResult, OperationRequest<'sports-query/search'>>(
      operation('sports-query/search'),
    ),
    popularSearches: build.query<
      OperationResponse<'sports-query/search/popular'>,
      OperationRequest<'sports-query/search/popular'>
    >(operation('sports-query/search/popular')),
    searchOpened: build.mutation<
      OperationResponse<'sports-query/search/opened'>,
      OperationRequest<'sports-query/search/opened'>
    >(operation('sports-query/search/opened')),
  }),
});

export const { useSearchQuery, usePopularSearchesQuery, useSearchOpenedMutation } = searchApi;
