/** One timer for every clock on the page, on the second, and only while somebody listens and the page is seen. */
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
    /** Calls `listener` at each second until the returned function is called. */
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
