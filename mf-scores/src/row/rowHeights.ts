import { listHeights, narrowList } from '@scoreline/shared-lib/contract';
import { rem } from '@scoreline/shared-lib/ui';

/** On such a page prices stand on a line of their own, and each says of which outcome it is. */
export const narrowPage = narrowList;

/** Of the cell of the kick-off, minute or state. */
export const timeWidth = rem(44);

/** Where the teams begin, from the row's edge. */
export const teamsInset = `calc(${timeWidth} + 16px)`;

/** Three prices beside the teams, the longest 501.00 with its arrow. */
export const pricesWidth = '166px';

const usualTextSize = 16;

/** How much larger than usual the browser's text is: lines are as high as what is written in them. */
function textScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / usualTextSize : 1;
}

export interface LineHeights {
  league: number;
  match: number;
  /** What stays over the list's top while it scrolls. */
  sticky: number;
}

/** Pixels of the list's lines. They depend on the page, its text size and the line of prices, never on day or state. */
export function lineHeights(prices: boolean, narrow: boolean): LineHeights {
  const scale = textScale();
  const { league, narrowRow, row } = listHeights;
  const match = narrow ? narrowRow + (prices ? listHeights.prices : 0) : row;
  return { league: league * scale, match: match * scale, sticky: 44 * scale + 1 };
}
