/** Runs `check` until it no longer throws; after `timeout` ms it throws what `check` threw last. */
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
