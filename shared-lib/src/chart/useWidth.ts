import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const phone = 640;
/** Left and right of what a phone's page shows, together. */
const margins = 32;
const usualWidth = 326;

/** As wide as charts are on this phone: drawn right at once, a chart need not be drawn again. */
const likelyWidth = () => (innerWidth < phone ? innerWidth - margins : usualWidth);

/** Width of an element in pixels, kept right as the page changes. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(likelyWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Called before the first picture, when the browser has laid out the page: to measure here would have it do so twice.
    const observer = new ResizeObserver(() =>
      flushSync(() => setWidth(element.clientWidth || usualWidth)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
