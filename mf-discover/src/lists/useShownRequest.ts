import { useState } from 'react';

interface Asked {
  /** Of this very request, where `data` may still be of the last one. */
  currentData?: unknown;
  error?: unknown;
}

/** The request whose answer is to be shown, the last one's while the newest is on its way, and whether it is. */
export function useShownRequest<R extends object>(
  request: R,
  { currentData, error }: Asked,
): [shown: R, busy: boolean] {
  const [shown, setShown] = useState(request);
  const busy = JSON.stringify(shown) !== JSON.stringify(request);
  if (busy && (currentData !== undefined || error !== undefined)) setShown(request);
  return [shown, busy];
}
