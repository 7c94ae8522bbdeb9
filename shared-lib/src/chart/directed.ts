/** Isolates a text's direction inside a drawing, which is always left to right. */
export const directed = (text: string, rtl: boolean): string =>
  rtl ? `\u2067${text}\u2069` : text;
