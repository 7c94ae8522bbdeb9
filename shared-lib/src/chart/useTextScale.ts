import { type RefObject, useEffect, useRef, useState } from 'react';

const usualPx = 16;

/** How many times larger than usual the browser's text is; `ref` is for an element one rem high. */
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
