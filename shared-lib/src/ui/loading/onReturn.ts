/** Delays of the retries after the network is back, in milliseconds: at first it may not work yet. */
export const returnPausesMs = [0, 1_000, 4_000, 14_000];

const listeners = new Set<() => void>();
let timers: ReturnType<typeof setTimeout>[] = [];

const tell = (): void => [...listeners].forEach((listener) => listener());

function onOnline(): void {
  timers.forEach(clearTimeout);
  timers = returnPausesMs.map((pause) => setTimeout(tell, pause));
}

const onVisibility = (): void => {
  if (document.visibilityState === 'visible' && navigator.onLine) tell();
};

let watching = false;

function watch(): void {
  if (watching) return;
  watching = true;
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
}

/**
 * Calls `listener` when a retry may succeed: at each of `returnPausesMs` after the network is back, and when the page becomes
 * visible again. Returns a function that unsubscribes.
 */
export function onReturn(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
