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

/** Says what the page in sight is about, `{ teamName }`: its title and description are filled with it. */
export function usePageNames(names: Names): void {
  const text = JSON.stringify(names);
  useEffect(() => {
    set(JSON.parse(text) as Names);
    return () => set(none);
  }, [text]);
}

/** What the page in sight has said it is about. */
export const useNamesOfPage = (): Names => useSyncExternalStore(subscribe, () => current);
