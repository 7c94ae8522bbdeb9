import { useRef, type TouchEvent } from 'react';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

const reachPx = 64;

/** Direction of a sideways swipe in reading order, or null for a scroll or a tap. */
export function swipeStep(dx: number, dy: number, rtl: boolean): 1 | -1 | null {
  if (Math.abs(dx) < reachPx || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 !== rtl ? 1 : -1;
}

/** Handlers that change the day of a list by a sideways swipe. */
export function useDaySwipe(onStep: (days: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? firstItem(touches) : null;
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) => {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const rtl = getComputedStyle(currentTarget).direction === 'rtl';
      const step = swipeStep(end.clientX - start.current.x, end.clientY - start.current.y, rtl);
      start.current = null;
      if (step) onStep(step);
    },
  };
}
