import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

import { usePrinting } from '../../row/usePrinting';
import { drawnLines, overscan } from './lines';

/**
 * Distance of an element from the top of the page in pixels, updated when content above it changes. 0 until the first layout. The
 * observer reports after layout, so reading it forces none.
 */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) startTransition(() => setTop(Math.round(box.top + window.scrollY)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

const viewEvents = ['scroll', 'resize'] as const;

function onView(listener: () => void): () => void {
  for (const type of viewEvents) addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of viewEvents) removeEventListener(type, listener);
  };
}

/** Lines drawn beyond the screen. None on the first render, so that it is fast. */
function useMargin(): number {
  const [margin, setMargin] = useState(0);
  useEffect(() => startTransition(() => setMargin(overscan)), []);
  return margin;
}

/**
 * The lines to draw of a list that begins `top` pixels below the page's top: the first, and the index after the last. Line
 * heights are known before drawing, so nothing is measured.
 */
export function useDrawnLines(
  tops: readonly number[],
  top: number,
): { first: number; end: number } {
  const margin = useMargin();
  const isPrinting = usePrinting();
  // A string, because a snapshot must equal the previous one while the lines are the same.
  const lines = useSyncExternalStore(onView, () => {
    // On paper every line is printed, not only those on screen.
    if (isPrinting) return `0,${tops.length - 1}`;
    const from = window.scrollY - top;
    return drawnLines(tops, from, from + window.innerHeight, margin).join();
  });
  const [first = 0, end = 0] = lines.split(',').map(Number);
  return { first, end };
}
