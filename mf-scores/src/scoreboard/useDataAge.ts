import { formatKickOff } from '@scoreline/shared-lib/format';
import { useLiveStatus } from '@scoreline/shared-lib/live';
import { useEffect, useState } from 'react';

import { useBoard } from './boardContext';

/** A shorter silence is nobody's business. */
const patienceMs = 4_000;

/** Since when the list has not been heard of, `12:03`; null while it is up to date. */
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
