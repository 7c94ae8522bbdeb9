/** Formats a difference with its sign, `+9` or `−3`; 0 has none. */
export const formatDifference = (difference: number): string =>
  difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
