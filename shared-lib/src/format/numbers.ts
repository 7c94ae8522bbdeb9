const kept = new Map<string, Intl.NumberFormat>();

/** A number format of a locale with the digits that scores have, made once: making one costs a hundred times its use. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const format =
    kept.get(key) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
  kept.set(key, format);
  return format;
}

export const formatNumber = (value: number, locale: string): string =>
  numberFormat(locale).format(value);

/** A share from 0 to 1 as whole per cent, `53%`. */
export const formatPercent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
