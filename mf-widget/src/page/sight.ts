/** How far below the screen a widget starts to load. */
const nearMargin = '400px 0px';

export interface Sight {
  near(): void;
  /** Called when the widget becomes visible or hidden. `display: none` counts as hidden. */
  seen(isSeen: boolean): void;
}

const last = <T>(list: T[]): T | undefined => list[list.length - 1];

/** Observes whether a widget is near the screen and visible. Returns a function that stops observing. */
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
