import { useEffect } from 'react';

/** The longest delay of a browser timer. */
const longestMs = 2 ** 31 - 1;

/** Calls back at a time of the clock `now`; null for never. Ignores past times and those further away than a timer can wait. */
export function useMoment(at: string | null, now: () => number, then: () => void): void {
  useEffect(() => {
    const waitMs = at === null ? NaN : Date.parse(at) - now();
    if (!(waitMs > 0 && waitMs < longestMs)) return undefined;
    const timer = setTimeout(then, waitMs);
    return () => clearTimeout(timer);
  }, [at, now, then]);
}
