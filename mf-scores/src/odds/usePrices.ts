import { useMedia } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';

import { narrowPage } from '../row/rowHeights';
import { usePrinting } from '../row/usePrinting';

/**
 * Whether a match's three prices stand in the list. Where there is room for columns they do unless odds are hidden
 * everywhere; on a phone, whose ribbon says what they say, the viewer turns them on.
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
