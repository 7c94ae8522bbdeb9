import { useEffect, useEffectEvent } from 'react';

const isOurs = (state: unknown, mark: string): boolean =>
  typeof state === 'object' && state !== null && (state as { layer?: string }).layer === mark;

/**
 * While `open`, the browser's back button closes the layer instead of leaving the page. A link followed from the
 * layer keeps its own history entry: only an entry that is still ours is taken back.
 */
export function useCloseOnBack(open: boolean, mark: string, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...(history.state as object | null), layer: mark }, '');
    const onPop = () => close();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      if (isOurs(history.state, mark)) history.back();
    };
  }, [open, mark]);
}
