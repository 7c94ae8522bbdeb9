/** One registration for any number of callers that ask while it runs; a failed one is not kept. */
export function singleFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= start().finally(() => {
      running = null;
    });
    return running;
  };
}
