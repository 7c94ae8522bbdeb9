import type { Sport } from '@scoreline/shared-lib/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { minuteText, readMinute } from './minuteText';

export interface Minute {
  /** In the unit of the graph. Null is the present. */
  at: number | null;
  /** The moment in the address, which a drag does not change. Null if it names none. */
  settled: number | null;
  /** Moves on screen only, so that a drag does not write an address per pixel. */
  travel: (at: number | null) => void;
  /** Moves and writes the moment to the address. */
  settle: (at: number | null) => void;
  /** Removes a moment from the address that the match does not have. */
  forget: () => void;
}

/** The moment of the match that the page shows, initially the one in the address. */
export function useMinute(sport: Sport, lastPeriod: number): Minute {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('minute');
  const [shown, setShown] = useState(() => ({
    inAddress,
    at: readMinute(inAddress, sport, lastPeriod),
  }));
  const settled = readMinute(inAddress, sport, lastPeriod);
  if (shown.inAddress !== inAddress) setShown({ inAddress, at: settled });
  const { at } = shown;
  const travel = useCallback((next: number | null) => {
    setShown((before) => ({ ...before, at: next }));
  }, []);
  const write = useCallback(
    (next: number | null) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === null) after.delete('minute');
          else after.set('minute', minuteText(next, sport));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [sport, setSearch],
  );
  const settle = useCallback(
    (next: number | null) => {
      travel(next);
      write(next);
    },
    [travel, write],
  );
  const forget = useCallback(() => write(null), [write]);
  const isNoMoment = inAddress !== null && settled === null;
  useEffect(() => {
    if (isNoMoment) forget();
  }, [isNoMoment, forget]);
  return { at, settled, travel, settle, forget };
}
