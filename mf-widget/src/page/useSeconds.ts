import { ticker } from '@scoreline/shared-lib/live';
import { useEffect, useState } from 'react';

/** Renders every second while `isOn`, for match clocks. */
export function useSeconds(isOn: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => (isOn ? ticker.subscribe(() => setTick((tick) => tick + 1)) : undefined), [isOn]);
}
