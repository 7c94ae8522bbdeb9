/** Pixels of the list's lines. They depend on the page's width and the odds switch alone, never on day or state. */
export const leagueHeight = 44;

/** Under this page width three odds cells get a line of their own. */
export const narrowPage = '(max-width: 399.98px)';

const plain = 56;
const withOddsLine = 88;

export const rowHeight = (odds: boolean, narrow: boolean): number =>
  odds && narrow ? withOddsLine : plain;
