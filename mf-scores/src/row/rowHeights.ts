import { listHeights, narrowList } from '@scoreline/shared-lib/contract';
import { rem } from '@scoreline/shared-lib/ui';

/** On a page this narrow, prices have a line of their own and each carries its outcome's label. */
export const narrowPage = narrowList;

/** Width of the cell with the kick-off, minute or status. */
export const timeWidth = rem(44);

/** Inset of the teams from the row's edge. */
export const teamsInset = `calc(${timeWidth} + 16px)`;

/** Width of three prices beside the teams, the longest being 501.00 with its arrow. */
export const pricesWidth = '166px';

const usualTextSize = 16;

/** Scale of the browser's text size, because lines grow with their text. */
function textScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / usualTextSize : 1;
}

export interface LineHeights {
  league: number;
  match: number;
  /** Height of the sticky part over the list's top. */
  sticky: number;
}

/** Pixel heights of the list's lines. They depend on the page, its text size and the line of prices, never on day or state. */
export function lineHeights(prices: boolean, narrow: boolean): LineHeights {
  const scale = textScale();
  const { league, narrowRow, row } = listHeights;
  const match = narrow ? narrowRow + (prices ? listHeights.prices : 0) : row;
  return { league: league * scale, match: match * scale, sticky: 44 * scale + 1 };
}
