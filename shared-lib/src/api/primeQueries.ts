import type { BootPayload } from '../contract';
import { api } from './api';
import type { AppStore } from './createAppStore';

interface OperationDefinition {
  extraOptions?: { path?: string };
}

function endpointNames(): Map<string, string> {
  const names = new Map<string, string>();
  const read = (name: string) => (definition: OperationDefinition) => {
    const path = definition.extraOptions?.path;
    if (path && !names.has(path)) names.set(path, name);
  };
  const readers = Object.keys(api.endpoints).map((name) => [name, read(name)]);
  api.enhanceEndpoints({ endpoints: Object.fromEntries(readers) as never });
  return names;
}

/**
 * Puts the page's first data into the cache. Call it when the first route's remote has injected its endpoints and
 * before the first render; an answer no endpoint asks for is left out.
 */
export function primeQueries(store: AppStore, payload: BootPayload | null): void {
  const names = endpointNames();
  const entries = (payload?.queries ?? []).flatMap(({ path, request, data }) => {
    const endpointName = names.get(path);
    return endpointName ? [{ endpointName, arg: request, value: data }] : [];
  });
  if (entries.length > 0) store.dispatch(api.util.upsertQueryEntries(entries as never));
}
