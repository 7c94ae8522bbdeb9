/** Shares one running registration among all callers. A failed one is not cached. */
export function singleFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= start().finally(() => {
      running = null;
    });
    return running;
  };
}
