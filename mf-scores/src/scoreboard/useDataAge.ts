import { formatKickOff } from '@scoreline/shared-lib/format';
import { useLiveStatus } from '@scoreline/shared-lib/live';
import { useEffect, useState } from 'react';

import { useBoard } from './boardContext';

/** Shorter interruptions are not shown. */
const patienceMs = 4_000;

/** Time of the last update, `12:03`, or null while the list is up to date. */
export function useDataAge(savedAt: string | null): string | null {
  const { locale, timeZone } = useBoard();
  const lost = useLiveStatus() === 'reconnecting';
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    if (!lost) return;
    const at = new Date().toISOString();
    const timer = setTimeout(() => setSince(at), patienceMs);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [lost]);
  const age = savedAt ?? since;
  return age && formatKickOff(age, locale, timeZone);
}
