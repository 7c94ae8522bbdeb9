const inThisTab = new Map<string, Promise<unknown>>();

/** Lock name of the account sync. */
export const syncLock = 'sync';

/**
 * Runs `work` while no other tab runs work of the same name. Pages without TLS or storage lack such locks; there only this tab's
 * work is queued.
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
    // Firefox has locks but refuses them if storage is blocked.
    if (isRunning) throw error;
  }
  const before = inThisTab.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  inThisTab.set(name, mine);
  return mine;
}

/**
 * Ends a session or an account while no sync is running, because the server would refuse a running one and the page would report
 * an error. `end` must also clear the device, so that a queued sync finds nobody signed in.
 */
export const whileNothingSyncs = <T>(end: () => Promise<T>): Promise<T> => withLock(syncLock, end);
