import { type RefObject, useEffect, useRef, useState } from 'react';

const barHeight = 48;

/** True once the element is scrolled away under the top line. */
export function useCollapsed<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [collapsed, setCollapsed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => setCollapsed(entry?.isIntersecting === false),
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, collapsed];
}
