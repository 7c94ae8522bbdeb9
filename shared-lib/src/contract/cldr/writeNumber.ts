import type { LanguageData } from './languageData';

/** The part of `Intl.NumberFormat` that the product uses. */
export type NumberFormat = Pick<Intl.NumberFormat, 'format'>;

type Part = Intl.NumberFormatPart;

/** The digits with the language's separators, without the pattern around them. */
function figuresOf(parts: readonly Part[], numbers: LanguageData['numbers']): string {
  const digits = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  const isGrouped = digits.join('').length >= 3 + numbers.groupFrom;
  const written: Partial<Record<Part['type'], (value: string) => string>> = {
    decimal: () => numbers.decimal,
    group: () => (isGrouped ? numbers.group : ''),
    integer: (value) => value,
    fraction: (value) => value,
    compact: (value) => value,
  };
  return parts.map(({ type, value }) => written[type]?.(value) ?? '').join('');
}

const valueOf = (parts: readonly Part[], ...types: Part['type'][]): string =>
  parts.find(({ type }) => types.includes(type))?.value ?? '';

/** Creates a number format from CLDR data: the browser rounds, the language defines the signs and their positions. */
export function writeNumber(
  options: Intl.NumberFormatOptions,
  { numbers }: LanguageData,
): NumberFormat {
  const { style, unit } = options;
  const plain = new Intl.NumberFormat(numbers.lakhs ? 'en-IN' : 'en', {
    ...options,
    numberingSystem: 'latn',
    ...(style === 'currency' && { currencyDisplay: 'narrowSymbol' }),
  });
  const patterns: Record<string, string> = {
    percent: numbers.percent,
    currency: numbers.currency,
    centimeter: numbers.centimetres,
  };
  const pattern = patterns[(style === 'unit' ? unit : style) ?? ''] ?? '{0}';
  return {
    format(value: number | bigint) {
      const parts = plain.formatToParts(value);
      const text = pattern
        .replace('{0}', figuresOf(parts, numbers))
        .replace('¤', valueOf(parts, 'currency'));
      return valueOf(parts, 'minusSign', 'plusSign') + text;
    },
  };
}
