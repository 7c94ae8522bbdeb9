interface PageWatch {
  /** Hidden for a minute. */
  hiddenLong(): void;
  visible(): void;
  online(): void;
}

const hiddenLongMs = 60_000;

/** Notifies when the page has been hidden for long, becomes visible, or is online again. */
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
