/** "Arsenal, Chelsea and Spurs" in the language of a BCP-47 tag. */
export const formatList = (
  items: readonly string[],
  locale: string,
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items);
