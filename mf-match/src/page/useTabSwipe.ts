import { type TouchEvent, useRef } from 'react';

const leastPx = 64;

/** Handlers that swipe to the next or previous tab. A table that scrolls sideways keeps its own gesture. */
export function useTabSwipe<T extends string>(
  tabs: readonly T[],
  tab: T,
  choose: (tab: T) => void,
) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent<HTMLElement>) => {
      const touch = touches[0];
      const scrolls = (target as Element).closest('[data-scrolls]') !== null;
      start.current =
        touch && touches.length === 1 && !scrolls ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) => {
      const [from, to] = [start.current, changedTouches[0]];
      start.current = null;
      if (!from || !to) return;
      const across = to.clientX - from.x;
      if (Math.abs(across) < leastPx || Math.abs(across) < 2 * Math.abs(to.clientY - from.y))
        return;
      const rtl = getComputedStyle(currentTarget).direction === 'rtl';
      const step = across < 0 !== rtl ? 1 : -1;
      const next = tabs[tabs.indexOf(tab) + step];
      if (next) choose(next);
    },
  };
}
