import { useEffect, useReducer } from 'react';

const everyMs = 20_000;
/** The longest a timer of a browser can wait. */
const longestMs = 2 ** 31 - 1;

/** Counts up while it `isWanted`: every twenty seconds on a page in sight, when it comes back into sight, and at `at`. */
export function useLookAgain(isWanted: boolean, at: string | null): number {
  const [round, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ifSeen = () => {
      if (document.visibilityState === 'visible') next();
    };
    const timer = setInterval(ifSeen, everyMs);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }, [isWanted]);
  useEffect(() => {
    const waitMs = at === null ? NaN : Date.parse(at) - Date.now();
    if (!isWanted || !(waitMs > 0 && waitMs < longestMs)) return undefined;
    const timer = setTimeout(next, waitMs);
    return () => clearTimeout(timer);
  }, [isWanted, at]);
  return round;
}
