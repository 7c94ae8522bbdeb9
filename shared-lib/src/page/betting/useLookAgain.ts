import { useEffect, useReducer } from 'react';

import { useMoment } from '../useMoment';

const everyMs = 20_000;

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
  useMoment(isWanted ? at : null, Date.now, next);
  return round;
}
