import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector, useStore } from 'react-redux';

import type { OperationPath, OperationRequest } from '../contract';
import { localNames } from '../i18n/names';
import { encryptedBaseQuery } from './call/encryptedBaseQuery';
import type { OperationCall } from './call/encryptedQuery';

/** Answers are stored as they came, and read in the page's language. */
const useLocalSelector = ((select: (state: unknown) => unknown, options: never) =>
  useSelector((state) => localNames(select(state)), options)) as typeof useSelector;

const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ hooks: { useDispatch, useSelector: useLocalSelector, useStore } }),
);

/**
 * The one API of the page. Remotes add their endpoints with `api.injectEndpoints`. What is counted from past matches provides
 * `Past`: it is asked for again while they are still being added.
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
 * The call of an operation, for `builder.query<OperationResponse<P>, OperationRequest<P>>({ ...operation(P), … })`.
 * An endpoint made with it takes its first data from the page: see `primeQueries`.
 */
export const operation = <P extends OperationPath>(path: P): OperationEndpoint<P> => ({
  query: (request) => ({ path, request }),
  extraOptions: { path },
});
