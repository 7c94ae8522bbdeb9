/** Pixels of the day list's lines at the usual text size: the components and what the server writes both draw by these. */
export const listHeights = {
  league: 36,
  /** A match on a page where prices have no columns of their own, and elsewhere. */
  narrowRow: 44,
  row: 48,
  /** What the line of prices adds to a narrow page's row. */
  prices: 24,
  /** Sports, days and filters above the list. */
  head: 137,
} as const;

/** Pages whose list has no room for columns of prices: phones, small tablets with the detail beside the list, and paper. */
export const narrowList =
  '(max-width: 599.98px), (min-width: 768px) and (max-width: 959.98px), print';

/** Set on `<html>` where the device shows prices on a line of their own. */
export const pricesLineMark = 'data-prices-line';

/** Where a device keeps how it orders its list of matches: `league` or `time`. */
export const listOrderKey = 'scores-order';
