const inThisTab = new Map<string, Promise<unknown>>();

/** Held while device and account are brought together. */
export const syncLock = 'sync';

/**
 * Runs `work` while no other tab of this browser runs work of the same name. Pages without TLS or storage have no such locks:
 * there only this tab's own work waits its turn.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  let isRunning = false;
  const locked = () => {
    isRunning = true;
    return work();
  };
  try {
    if (typeof navigator !== 'undefined' && navigator.locks)
      return (await navigator.locks.request(`scoreline-${name}`, locked)) as T;
  } catch (error) {
    // Firefox has locks and refuses them where it stores nothing.
    if (isRunning) throw error;
  }
  const before = inThisTab.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  inThisTab.set(name, mine);
  return mine;
}

/**
 * Ends a session or an account while nothing else is asked of it: what was under way would be refused, and the page told that
 * something failed. `end` has to empty the device too, so that what waits finds nobody signed in.
 */
export const whileNothingSyncs = <T>(end: () => Promise<T>): Promise<T> => withLock(syncLock, end);
