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
 * Distance of an element from the top of the page, kept right while what is above it changes; 0 until it is first laid
 * out. The observer is told when the layout is done, so that asking for it forces none.
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

/** Lines drawn beyond the screen: none with the first of them, which are waited for. */
function useMargin(): number {
  const [margin, setMargin] = useState(0);
  useEffect(() => startTransition(() => setMargin(overscan)), []);
  return margin;
}

/**
 * The lines to draw of a list that begins `top` pixels under the page's top: the first, and the one after the last. Every
 * line has a height that is known before it is drawn, so nothing is measured.
 */
export function useDrawnLines(
  tops: readonly number[],
  top: number,
): { first: number; end: number } {
  const margin = useMargin();
  const isPrinting = usePrinting();
  // A text, because a snapshot has to equal the one before it while the lines are the same.
  const lines = useSyncExternalStore(onView, () => {
    // Sheets have no screen: every line is printed.
    if (isPrinting) return `0,${tops.length - 1}`;
    const from = window.scrollY - top;
    return drawnLines(tops, from, from + window.innerHeight, margin).join();
  });
  const [first = 0, end = 0] = lines.split(',').map(Number);
  return { first, end };
}
