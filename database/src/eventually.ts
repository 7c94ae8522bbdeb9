/** Runs `check` until it no longer throws; after `timeout` ms, throws the last error. */
export async function eventually<T>(
  check: () => T | Promise<T>,
  { timeout = 10_000, interval = 20 } = {},
): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  }
}

/** Waits until `holds` returns true. @throws after ten seconds */
export const until = (holds: () => boolean): Promise<void> =>
  eventually(() => {
    if (!holds()) throw new Error('waited in vain');
  });
