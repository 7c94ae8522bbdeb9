/**
 * Index of the tab a key leads to in a row of `count` tabs; `at` for any other key. Arrows are mirrored in right-to-left
 * languages.
 */
export function nextTab(key: string, at: number, count: number, rtl: boolean): number {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return at;
}
