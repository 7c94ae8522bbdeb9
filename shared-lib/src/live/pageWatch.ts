interface PageWatch {
  /** Out of sight for a minute. */
  hiddenLong(): void;
  visible(): void;
  online(): void;
}

const hiddenLongMs = 60_000;

/** Tells when the page is out of sight for long, comes back, or finds the network again. */
export function watchPage(watch: PageWatch): { stop(): void } {
  if (typeof document === 'undefined') return { stop: () => undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(watch.hiddenLong, hiddenLongMs);
    else watch.visible();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', watch.online);
  return {
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', watch.online);
    },
  };
}
