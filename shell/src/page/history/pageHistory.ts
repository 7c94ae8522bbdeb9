import {
  type Location,
  type NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

/** Where the page is, and how it came there. */
export interface PageEntry {
  location: Location;
  navigationType: NavigationType;
}

/**
 * The page's addresses, followed from the moment this is called: whoever goes elsewhere before the first render is done
 * is met there by it.
 */
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
    /** The same value until the page goes elsewhere. */
    entry: () => entry,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PageHistory = ReturnType<typeof createPageHistory>;
