import { numberFormat } from '@scoreline/shared-lib/format';

/** How a column of figures is written: whole numbers as they are, averages all with the same digits, as 2.00 under 2.23. */
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
