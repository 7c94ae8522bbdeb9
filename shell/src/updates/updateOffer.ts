/** Whether a newer version waits, from the worker or from the poll; the visitor alone decides when it is taken. */
let isWaiting = false;
let take = () => location.reload();
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isWaiting = next;
  for (const listener of listeners) listener();
}

/** A newer version is there; `how` brings it in, by a reload where nothing else is said. */
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
