import { useSyncExternalStore } from 'react';

export type Width = 'phone' | 'tablet' | 'wide';

const wide = matchMedia('(min-width: 1200px)');
const tablet = matchMedia('(min-width: 768px)');

function subscribe(listener: () => void): () => void {
  const queries = [wide, tablet];
  for (const query of queries) query.addEventListener('change', listener);
  return () => queries.forEach((query) => query.removeEventListener('change', listener));
}

const current = (): Width => (wide.matches ? 'wide' : tablet.matches ? 'tablet' : 'phone');

/** Which of the three layouts the window has room for. */
export const useWidth = (): Width => useSyncExternalStore(subscribe, current);
