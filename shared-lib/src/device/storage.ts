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

/** A JSON value kept under a key; null where there is none or it is broken. */
export function readJson<T>(store: Storage | null, key: string): T | null {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps a JSON value; a full or forbidden store is no reason to stop the page. */
export function writeJson(store: Storage | null, key: string, value: unknown): void {
  try {
    store?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
