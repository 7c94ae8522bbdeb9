import { numberFormat } from '@scoreline/shared-lib/format';

/** Units won or lost with a sign, `+1.35`. */
export const formatUnits = (units: number, locale: string): string =>
  numberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  }).format(units);

/** A share with one decimal and a sign, `−4.2%`. */
export const formatYield = (share: number, locale: string): string =>
  numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);
