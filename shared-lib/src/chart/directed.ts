/** Words of the page's language inside a drawing, whose own direction is always from the left. */
export const directed = (text: string, rtl: boolean): string =>
  rtl ? `\u2067${text}\u2069` : text;
