const inThisTab = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while no other tab of this browser runs work of the same name. Pages without TLS have no such locks: there
 * only this tab's own work waits its turn.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks)
    return (await navigator.locks.request(`scoreline-${name}`, work)) as T;
  const before = inThisTab.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  inThisTab.set(name, mine);
  return mine;
}
