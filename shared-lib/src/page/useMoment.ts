import { useEffect } from 'react';

/** The longest a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1;

/** Calls back at a moment, null for never, by what the clock says: not for what is over, or further away than a timer can wait. */
export function useMoment(at: string | null, now: () => number, then: () => void): void {
  useEffect(() => {
    const waitMs = at === null ? NaN : Date.parse(at) - now();
    if (!(waitMs > 0 && waitMs < longestMs)) return undefined;
    const timer = setTimeout(then, waitMs);
    return () => clearTimeout(timer);
  }, [at, now, then]);
}
