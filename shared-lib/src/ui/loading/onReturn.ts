/** A network that has just come back may not carry anything yet: milliseconds after which to try again. */
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
 * Calls `listener` whenever what failed may work again: the browser has found the network, or the page is looked at again. A
 * card that fails anew soon after a return is told once more. Returns what ends that.
 */
export function onReturn(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
