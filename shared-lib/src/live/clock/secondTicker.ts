/** One timer for all clocks on the page. Ticks on the second, only with listeners and while the page is visible. */
export function createTicker(now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tick = (): void => {
    for (const listener of listeners) listener();
    plan();
  };
  const plan = (): void => {
    clearTimeout(timer);
    timer = listeners.size > 0 ? setTimeout(tick, 1000 - (now() % 1000)) : undefined;
  };
  return {
    /** Calls `listener` each second until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) plan();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) plan();
      };
    },
  };
}

export const ticker = createTicker();
