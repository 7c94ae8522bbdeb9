import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { OperationPath, OperationRequest } from '../contract';
import { localNames } from '../i18n/names';
import { encryptedBaseQuery } from './call/encryptedBaseQuery';
import type { OperationCall } from './call/encryptedQuery';

/** The store caches answers unchanged; selectors translate the names into the page's language. */
const useLocalSelector = ((select: (state: unknown) => unknown, options: never) =>
  useSelector((state) => localNames(select(state)), options)) as typeof useSelector;

const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ hooks: { useDispatch, useSelector: useLocalSelector, useStore } }),
);

/**
 * The page's only API slice. Remotes add endpoints with `api.injectEndpoints`. Queries computed from past matches provide the tag
 * `Past` and are refetched while past matches are still being imported.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: encryptedBaseQuery,
  tagTypes: ['Account', 'Favourites', 'Subscriptions', 'Past'],
  endpoints: () => ({}),
});

interface OperationEndpoint<P extends OperationPath> {
  query: (request: OperationRequest<P>) => OperationCall;
  extraOptions: { path: P };
}

/**
 * Builds an endpoint definition for an operation. The endpoint takes its first data from the page: see `primeQueries`.
 * @example builder.query<OperationResponse<P>, OperationRequest<P>>({ ...operation(path) })
 */
export const operation = <P extends OperationPath>(path: P): OperationEndpoint<P> => ({
  query: (request) => ({ path, request }),
  extraOptions: { path },
});
