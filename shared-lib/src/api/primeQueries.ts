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

/** Remotes inject endpoints at run time, so the types do not know their names. */
const upsertAnswers = api.util.upsertQueryEntries as (entries: Upsert[]) => UnknownAction;

/** Endpoint names by operation path. Several remotes may each have an endpoint for the same operation. */
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
 * Writes the page's first data into the cache. Call it after the first route's remote has injected its endpoints and before the
 * first render. An answer without an endpoint is stored for a part of the remote that loads later.
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
