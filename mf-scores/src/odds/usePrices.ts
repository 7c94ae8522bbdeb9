import { useMedia } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';

import { narrowPage } from '../row/rowHeights';
import { usePrinting } from '../row/usePrinting';

/**
 * Whether the list shows a match's three prices. A page with room for columns does unless odds are hidden everywhere. On a phone
 * the viewer turns them on, because the ribbon shows the same chances.
 */
export function usePrices() {
  const isNarrow = useMedia(narrowPage);
  const narrow = usePrinting() || isNarrow;
  const [showOdds, setShowOdds] = useSetting('showOdds');
  const [listPrices, setListPrices] = useSetting('listPrices');
  const prices = showOdds && (!narrow || listPrices);
  const toggle = () => {
    if (narrow) setListPrices(!prices);
    if (!narrow || !showOdds) setShowOdds(!prices);
  };
  return { prices, narrow, toggle };
}
