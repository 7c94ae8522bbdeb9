/** Pixels of the list's lines. They depend on the page's width and the odds switch alone, never on day or state. */
export const leagueHeight = 44;

/** A small tablet has little room for the list beside the detail. */
const smallTablet = '(min-width: 768px) and (max-width: 959.98px)';

/** On such a page three odds cells get a line of their own. */
export const narrowPage = `(max-width: 399.98px), ${smallTablet}`;

/** On such a page each cell says of which outcome it is, as the heads of leagues have no room for it. */
export const markedCells = `(max-width: 599.98px), ${smallTablet}`;

const plain = 56;
const withOddsLine = 88;

export const rowHeight = (odds: boolean, narrow: boolean): number =>
  odds && narrow ? withOddsLine : plain;
