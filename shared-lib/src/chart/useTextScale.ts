import { type RefObject, useEffect, useRef, useState } from 'react';

const usualPx = 16;

/** Ratio of the browser's text size to the usual one. Attach `ref` to an element that is one rem high. */
export function useTextScale<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScale(element.offsetHeight / usualPx || 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, scale];
}
