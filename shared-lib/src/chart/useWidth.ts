import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const phone = 640;
/** Left and right margins of a phone's page, in total. */
const margins = 32;
const usualWidth = 326;

/** Chart width on this phone: with the right width from the start, a chart is drawn only once. */
const likelyWidth = () => (innerWidth < phone ? innerWidth - margins : usualWidth);

/** Width of an element in pixels; updates on resize. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(likelyWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The observer calls back after layout and before paint; measuring here would force a second layout.
    const observer = new ResizeObserver(() =>
      flushSync(() => setWidth(element.clientWidth || usualWidth)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
