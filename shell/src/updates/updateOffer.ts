/** Whether a newer version waits, found by the worker or by polling; only the visitor decides when to load it. */
let isWaiting = false;
let take = () => location.reload();
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isWaiting = next;
  for (const listener of listeners) listener();
}

/** Offers a newer version; `how` loads it, by default with a reload. */
export function offerUpdate(how?: () => void): void {
  if (how) take = how;
  set(true);
}

export const postponeUpdate = (): void => set(false);
export const takeUpdate = (): void => take();
export const updateWaits = (): boolean => isWaiting;

export function onUpdateOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
