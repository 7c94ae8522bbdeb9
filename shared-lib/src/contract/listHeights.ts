/** Heights in pixels of the day list's rows at the usual text size, shared by the components and the prerendered HTML. */
export const listHeights = {
  league: 36,
  /** A match row without price columns; `row` is one with them. */
  narrowRow: 44,
  row: 48,
  /** Added height of a price line in a narrow row. */
  prices: 24,
  /** Sports, days and filters above the list. */
  head: 137,
} as const;

/** Pages too narrow for columns of prices: phones, small tablets with the detail beside the list, and paper. */
export const narrowList =
  '(max-width: 599.98px), (min-width: 768px) and (max-width: 959.98px), print';

/** Attribute of `<html>` on devices that show prices on a line of their own. */
export const pricesLineMark = 'data-prices-line';

/** Local storage key of the match list's order: `league` or `time`. */
export const listOrderKey = 'scores-order';
