import { useEffect, useEffectEvent } from 'react';

import { openLayer } from './layerHistory';

/** While `open`, the browser's back button closes the layer instead of leaving the page. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open]);
}
