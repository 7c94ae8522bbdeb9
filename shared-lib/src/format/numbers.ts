import { numberFormat } from '../contract';

export { numberFormat };

/** Formats a number in the locale, with the same digits as scores. */
export const formatNumber = (value: number, locale: string): string =>
  numberFormat(locale).format(value);

/** Formats a share from 0 to 1 as whole per cent, `53%`. */
export const formatPercent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/**
 * Formats a probability from 0 to 1 as whole per cent, `53%`. An open outcome is never `0%` or `100%` but `< 1%` or `> 99%`.
 *
 * @param whole its per cent, if it was rounded together with the others so that they sum to 100
 */
export function formatChance(chance: number, locale: string, whole = chance * 100): string {
  if (chance > 0 && chance < 0.01) return `< ${formatPercent(0.01, locale)}`;
  if (chance > 0.99 && chance < 1) return `> ${formatPercent(0.99, locale)}`;
  return formatPercent(whole / 100, locale);
}
