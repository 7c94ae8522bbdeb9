import { numberFormat } from '../contract';

export { numberFormat };

export const formatNumber = (value: number, locale: string): string =>
  numberFormat(locale).format(value);

/** A share from 0 to 1 as whole per cent, `53%`. */
export const formatPercent = (share: number, locale: string): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/**
 * A chance from 0 to 1 as whole per cent, `53%`: what may still happen and what may still not are no `0%` and `100%`, but
 * `< 1%` and `> 99%`.
 *
 * @param whole its per cent, where it was rounded together with those that make 100 with it
 */
export function formatChance(chance: number, locale: string, whole = chance * 100): string {
  if (chance > 0 && chance < 0.01) return `< ${formatPercent(0.01, locale)}`;
  if (chance > 0.99 && chance < 1) return `> ${formatPercent(0.99, locale)}`;
  return formatPercent(whole / 100, locale);
}
