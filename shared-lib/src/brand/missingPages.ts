import { useSyncExternalStore } from 'react';

const missing = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a path (without base and language) as missing: the shell renders "not found" there. */
export function reportMissing(path: string): void {
  missing.add(path);
  for (const listener of listeners) listener();
}

/** Whether the server reported that the path's subject does not exist. */
export const useIsMissing = (path: string): boolean =>
  useSyncExternalStore(subscribe, () => missing.has(path));
