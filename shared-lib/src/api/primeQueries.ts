import type { UnknownAction } from '@reduxjs/toolkit';

import type { BootPayload } from '../contract';
import { api } from './api';
import type { AppStore } from './store/createAppStore';
import { primeAnswer } from './primedAnswers';

interface OperationDefinition {
  extraOptions?: { path?: string };
}

interface Upsert {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** Remotes inject the endpoints, so that their names are known at run time alone. */
const upsertAnswers = api.util.upsertQueryEntries as (entries: Upsert[]) => UnknownAction;

/** Names of the endpoints that ask for an operation, by its path: each remote may have its own. */
function endpointNames(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const read = (name: string) => (definition: OperationDefinition) => {
    const path = definition.extraOptions?.path;
    if (path) names.set(path, [...(names.get(path) ?? []), name]);
  };
  const readers = Object.keys(api.endpoints).map((name) => [name, read(name)]);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(readers) });
  return names;
}

/**
 * Puts the page's first data into the cache. Call it when the first route's remote has injected its endpoints and
 * before the first render; an answer that no endpoint asks for yet is kept for the part of the remote that will.
 */
export function primeQueries(store: AppStore, payload: BootPayload | null): void {
  const names = endpointNames();
  const entries = (payload?.queries ?? []).flatMap(({ path, request, data }) => {
    const asking = names.get(path) ?? [];
    if (asking.length === 0) primeAnswer(path, request, data);
    return asking.map((endpointName) => ({ endpointName, arg: request, value: data }));
  });
  if (entries.length > 0) store.dispatch(upsertAnswers(entries));
}
