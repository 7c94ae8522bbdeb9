import { languageData } from './languageData';
import { type DateFormat, writeDate } from './writeDate';
import { type NumberFormat, writeNumber } from './writeNumber';

const dateFormats = new Map<string, DateFormat>();
const numberFormats = new Map<string, NumberFormat>();

/** Caches one format per locale and options: creating one costs a hundred times its use. */
function once<Format>(
  made: Map<string, Format>,
  locale: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${locale}|${languageData(locale) ? 'cldr' : ''}|${JSON.stringify(options)}`;
  const format = made.get(key) ?? make();
  made.set(key, format);
  return format;
}

/** A date format of a locale, with the same digits as scores. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat =>
  once(dateFormats, locale, options, () => {
    const data = languageData(locale);
    if (data) return writeDate(options, data);
    return new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options });
  });

/** `21 November 2026` in the locale. */
export const formatLongDate = (instant: Date, locale: string, timeZone: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(instant);

/** Many locales write a hyphen for a minus; scores use the sign that is as wide as a digit. */
const withMinus = (format: NumberFormat): NumberFormat => ({
  format: (value: number | bigint) => format.format(value).replace('-', '−'),
});

/** A number format of a locale, with the same digits as scores. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): NumberFormat =>
  once(numberFormats, locale, options, () => {
    const data = languageData(locale);
    if (data) return withMinus(writeNumber(options, data));
    return withMinus(new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }));
  });

/** "Arsenal, Chelsea and Spurs" in the language of a BCP-47 tag. */
export function formatList(items: readonly string[], locale: string): string {
  const data = languageData(locale);
  if (!data) return new Intl.ListFormat(locale).format(items);
  const { start, middle, end, two } = data.list;
  const [last = '', ...others] = [...items].reverse();
  return others.reduce((rest, item, at) => {
    const isFirst = at === others.length - 1;
    const pattern = at > 0 ? (isFirst ? start : middle) : isFirst ? two : end;
    return pattern.replace('{0}', () => item).replace('{1}', () => rest);
  }, last);
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** "yesterday", "in 2 hours", "5 minutes ago": `away` is positive for the future and negative for the past. */
export function formatAway(
  away: number,
  unit: 'day' | 'hour' | 'minute' | 'second',
  locale: string,
): string {
  const data = languageData(locale);
  if (!data) {
    const format =
      relativeFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    relativeFormats.set(locale, format);
    return format.format(away, unit);
  }
  const { relative } = data;
  if (unit === 'day' && Math.abs(away) <= 1)
    return [relative.yesterday, relative.today, relative.tomorrow][away + 1] ?? '';
  if (away === 0) return relative.now;
  const plurals = relative[unit][away < 0 ? 'past' : 'future'];
  const size = Math.abs(away);
  const pattern = plurals[new Intl.PluralRules(locale).select(size)] ?? plurals.other ?? '{0}';
  return pattern.replace('{0}', numberFormat(locale).format(size));
}

type Style = 'long' | 'short';

const regionFormats = new Map<string, Intl.DisplayNames>();

/** A region's name by its ISO 3166-1 or UN M49 code; undefined if the language has none. */
export function regionIn(
  locale: string,
  region: string,
  style: Style = 'long',
): string | undefined {
  const code = region.toUpperCase();
  const data = languageData(locale);
  const own = (style === 'short' && data?.shortRegions[code]) || data?.regions[code];
  if (own) return own;
  const key = `${locale} ${style}`;
  const names =
    regionFormats.get(key) ??
    new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none', style });
  regionFormats.set(key, names);
  return names.of(code);
}
