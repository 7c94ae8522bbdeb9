import { nearestFraction } from './fractionalLadder';
import { numberFormat } from './numbers';
import { leastPrice, oddsFormats, type OddsFormat } from '../contract';

export { oddsFormats, type OddsFormat };

/** Placeholder of an unknown price; never 0. */
export const unknownPrice = '–';

const decimals = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
} as const;

/** Two decimals; a value that would round to 0.00 gets its first significant digit. */
const fixed = (value: number, locale: string): string =>
  numberFormat(
    locale,
    value < 0.005 ? { maximumSignificantDigits: 1, useGrouping: false } : decimals,
  ).format(value);

/** Prefixes negative values with a minus as wide as a digit: U+2212 in every language, as bookmakers print it. */
const signed = (value: number, text: (size: number) => string, plus = ''): string =>
  `${value < 0 ? '−' : plus}${text(Math.abs(value))}`;

const american = (profit: number): string =>
  signed(profit >= 1 ? profit * 100 : -100 / profit, (size) => String(Math.round(size)), '+');

const malay = (profit: number): number => (profit <= 1 ? profit : -1 / profit);
const indonesian = (profit: number): number => (profit >= 1 ? profit : -1 / profit);

/**
 * Formats a decimal price in the user's format: 1.50 is 1/2, −200, 0.50, 0.50 and −2.00; 2.50 is 3/2, +150, 1.50, −0.67 and 1.50.
 * Null, and anything below the shortest price that bookmakers quote (1.01), is "–".
 */
export function formatOdds(
  decimal: number | null | undefined,
  format: OddsFormat,
  locale: string,
): string {
  if (decimal == null || !(decimal >= leastPrice) || !Number.isFinite(decimal)) return unknownPrice;
  const profit = Number((decimal - 1).toFixed(6));
  const plain = (size: number) => fixed(size, locale);
  switch (format) {
    case 'decimal':
      return plain(decimal);
    case 'fractional':
      return nearestFraction(profit);
    case 'american':
      return american(profit);
    case 'hongKong':
      return plain(profit);
    case 'malay':
      return signed(malay(profit), plain);
    case 'indonesian':
      return signed(indonesian(profit), plain);
  }
}
