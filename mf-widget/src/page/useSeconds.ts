import { ticker } from '@scoreline/shared-lib/live';
import { useEffect, useState } from 'react';

/** Renders again each second while `isOn`, for the clocks of matches. */
export function useSeconds(isOn: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => (isOn ? ticker.subscribe(() => setTick((tick) => tick + 1)) : undefined), [isOn]);
}
