import { useSyncExternalStore } from 'react';

const missing = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that what a path (without base and language) names does not exist: the shell shows "not found" in its place. */
export function tellMissing(path: string): void {
  missing.add(path);
  for (const listener of listeners) listener();
}

/** Whether the server has said that what a path names does not exist. */
export const useIsMissing = (path: string): boolean =>
  useSyncExternalStore(subscribe, () => missing.has(path));
