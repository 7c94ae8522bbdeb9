import { numberFormat } from '@scoreline/shared-lib/format';

/** Formats a column of figures: whole numbers as they are, averages with the same number of digits, so 2.00 below 2.23. */
export function figuresIn(
  locale: string,
  rows: readonly { value: number }[],
  digits: number,
): (value: number) => string {
  const fraction = rows.every(({ value }) => Number.isInteger(value)) ? 0 : digits;
  const format = numberFormat(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
  return (value) => format.format(value);
}
