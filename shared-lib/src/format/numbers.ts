type NumberFormat = Pick<Intl.NumberFormat, 'format'>;

const cache = new Map<string, NumberFormat>();

/** Many locales write a hyphen for a minus; scores have the sign that is as wide as a digit. */
function withMinus(format: Intl.NumberFormat): NumberFormat {
  return { format: (value: number | bigint) => format.format(value).replace('-', '−') };
}

/** A number format of a locale with the digits that scores have, made once: making one costs a hundred times its use. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const format =
    cache.get(key) ??
    withMinus(new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }));
  cache.set(key, format);
  return format;
}

export const formatNumber = (value: number, locale: string): string =>
  numberFormat(locale).format(value);

/** A share from 0 to 1 as whole per cent, `53%`. */
export const formatPercent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
