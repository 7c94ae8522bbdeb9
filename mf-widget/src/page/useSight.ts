import { useEffect, useState } from 'react';

import { watchSight } from './sight';

/** Whether a widget has ever been near the screen, and whether it is visible in an active tab. */
export function useSight(element: Element): { isNear: boolean; isSeen: boolean } {
  const [isNear, setNear] = useState(false);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => watchSight(element, { near: () => setNear(true), seen: setSeen }), [element]);
  return { isNear, isSeen };
}
