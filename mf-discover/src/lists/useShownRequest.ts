import { useState } from 'react';

interface Asked {
  /** The answer to this request, whereas `data` may belong to the previous one. */
  currentData?: unknown;
  error?: unknown;
}

/** The request whose answer is shown, which is the previous one while the newest is pending, and whether one is pending. */
export function useShownRequest<R extends object>(
  request: R,
  { currentData, error }: Asked,
): [shown: R, busy: boolean] {
  const [shown, setShown] = useState(request);
  const busy = JSON.stringify(shown) !== JSON.stringify(request);
  if (busy && (currentData !== undefined || error !== undefined)) setShown(request);
  return [shown, busy];
}
