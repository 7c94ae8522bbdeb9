/** Local storage, or null where a page has none or the browser forbids it. */
export function localStore(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** Session storage, or null where a page has none or the browser forbids it. */
export function sessionStore(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

/** A text kept under a key; null where there is none or the browser refuses. */
export function readText(store: Storage | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a text; a full or forbidden store is no reason to stop the page. */
export function writeText(store: Storage | null, key: string, value: string): void {
  try {
    store?.setItem(key, value);
  } catch {
    return;
  }
}

/** A JSON value kept under a key; null where there is none or it is broken. */
export function readJson<T>(store: Storage | null, key: string): T | null {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const writeJson = (store: Storage | null, key: string, value: unknown): void =>
  writeText(store, key, JSON.stringify(value));

/** Whether this browser refuses to store anything for the site. */
export const isStorageBlocked = (): boolean => localStore() === null;
