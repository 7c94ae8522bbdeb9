import {
  type Location,
  type NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

/** The current location and the kind of navigation that led to it. */
export interface PageEntry {
  location: Location;
  navigationType: NavigationType;
}

/** The page's history, recorded from this call on, so that a navigation before the first render is not lost. */
export function createPageHistory() {
  const navigator = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let entry: PageEntry = { location: navigator.location, navigationType: navigator.action };
  navigator.listen(({ location, action }) => {
    entry = { location, navigationType: action };
    for (const listener of listeners) listener();
  });
  return {
    navigator,
    /** The same object until the next navigation. */
    entry: () => entry,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PageHistory = ReturnType<typeof createPageHistory>;
