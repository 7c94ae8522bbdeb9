import { useCallback, useSyncExternalStore } from 'react';

export const tabletPage = '(min-width: 768px)';
export const widePage = '(min-width: 1200px)';
export const darkPage = '(prefers-color-scheme: dark)';

/** Whether a media query matches; updates when it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
