import { useEffect, useState } from 'react';

import { watchSight } from './sight';

/** Whether a widget is near the screen, which it stays, and whether it is seen, in a tab that is looked at. */
export function useSight(element: Element): { isNear: boolean; isSeen: boolean } {
  const [isNear, setNear] = useState(false);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => watchSight(element, { near: () => setNear(true), seen: setSeen }), [element]);
  return { isNear, isSeen };
}
