/** Safari has no idle callbacks, so a timeout replaces them there. */
export const whenIdle = (work: () => void): void =>
  'requestIdleCallback' in globalThis
    ? // eslint-disable-next-line compat/compat -- only where it exists
      void requestIdleCallback(work, { timeout: 5_000 })
    : void setTimeout(work, 2_000);
