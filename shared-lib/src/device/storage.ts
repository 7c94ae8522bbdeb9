/** Local storage; null if it is missing or blocked. */
export function localStore(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** Session storage; null if it is missing or blocked. */
export function sessionStore(): Storage | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
}

/** Reads a text; null if it is missing or the browser refuses access. */
export function readText(store: Storage | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Writes a text. Errors are ignored, because a full or blocked store must not break the page. */
export function writeText(store: Storage | null, key: string, value: string): void {
  try {
    store?.setItem(key, value);
  } catch {
    return;
  }
}

/** Reads a JSON value; null if it is missing or invalid. */
export function readJson<T>(store: Storage | null, key: string): T | null {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Writes a value as JSON. Errors are ignored, as in `writeText`. */
export const writeJson = (store: Storage | null, key: string, value: unknown): void =>
  writeText(store, key, JSON.stringify(value));

/** Whether this browser blocks storage for the site. */
export const isStorageBlocked = (): boolean => localStore() === null;
