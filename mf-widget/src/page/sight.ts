/** How far below the screen a widget begins to load. */
const nearMargin = '400px 0px';

export interface Sight {
  near(): void;
  /** Called whenever it comes into sight or leaves it; `display: none` is out of sight too. */
  seen(isSeen: boolean): void;
}

const last = <T>(list: T[]): T | undefined => list[list.length - 1];

/** Tells how far a widget is from being seen, until the returned function is called. */
export function watchSight(element: Element, { near, seen }: Sight): () => void {
  const approaching = new IntersectionObserver(
    (entries) => {
      if (!last(entries)?.isIntersecting) return;
      approaching.disconnect();
      near();
    },
    { rootMargin: nearMargin },
  );
  const watching = new IntersectionObserver((entries) => {
    seen(last(entries)?.isIntersecting ?? false);
  });
  approaching.observe(element);
  watching.observe(element);
  return () => {
    approaching.disconnect();
    watching.disconnect();
  };
}
