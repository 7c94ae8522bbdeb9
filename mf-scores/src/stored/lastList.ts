import type { MatchList, Sport } from '@scoreline/shared-lib/contract';

/** A list as it was last loaded, for offline visits. */
export interface LastList {
  list: MatchList;
  /** Time of the data, ISO 8601. */
  savedAt: string;
}

const storeName = 'lists';
/** Days stored per sport: yesterday, today and a few others that were opened. */
const mostLists = 8;

const listKey = (sport: Sport, date: string): string => `${sport}/${date}`;
const dateOf = (key: string): string => key.slice(key.indexOf('/') + 1);

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

async function lists(
  mode: IDBTransactionMode,
): Promise<{ db: IDBDatabase; store: IDBObjectStore }> {
  const opening = indexedDB.open('scores', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const db = await settled(opening);
  return { db, store: db.transaction(storeName, mode).objectStore(storeName) };
}

async function dropOldest(store: IDBObjectStore): Promise<void> {
  const keys = (await settled(store.getAllKeys())) as string[];
  const byDate = keys.sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1));
  for (const key of byDate.slice(0, Math.max(0, keys.length - mostLists))) store.delete(key);
}

/** Stores a list as the last known one of its sport and day. Does nothing without storage. */
export async function storeLastList(sport: Sport, last: LastList): Promise<void> {
  try {
    const { db, store } = await lists('readwrite');
    await settled(store.put(last, listKey(sport, last.list.date)));
    await dropOldest(store);
    db.close();
  } catch {
    return;
  }
}

/** The last known list of a sport and day, or null if there is none. */
export async function lastList(sport: Sport, date: string): Promise<LastList | null> {
  try {
    const { db, store } = await lists('readonly');
    const found = (await settled(store.get(listKey(sport, date)))) as LastList | undefined;
    db.close();
    return found ?? null;
  } catch {
    return null;
  }
}
