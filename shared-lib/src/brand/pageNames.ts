import { useEffect, useSyncExternalStore } from 'react';

type Names = Record<string, string>;

const none: Names = {};
let current = none;
const listeners = new Set<() => void>();

function set(next: Names): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets the values, `{ teamName }`, that fill the title and description of the current page. */
export function usePageNames(names: Names): void {
  const text = JSON.stringify(names);
  useEffect(() => {
    set(JSON.parse(text) as Names);
    return () => set(none);
  }, [text]);
}

/** The values the current page has set. */
export const useNamesOfPage = (): Names => useSyncExternalStore(subscribe, () => current);
