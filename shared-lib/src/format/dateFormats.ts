const kept = new Map<string, Intl.DateTimeFormat>();

/** A date format of a locale with the digits that scores have, made once: making one costs a hundred times its use. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${JSON.stringify(options)}`;
  const format =
    kept.get(key) ?? new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options });
  kept.set(key, format);
  return format;
}

const asDate = (instant: Date | string | number): Date =>
  instant instanceof Date ? instant : new Date(instant);

/** Kick-off on the viewer's clock, `18:30`, in 24 hours whatever the language: the cell is 44 px wide. */
export const formatKickOff = (
  instant: Date | string | number,
  locale: string,
  timeZone: string,
): string =>
  dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(asDate(instant));

/** Date and kick-off of a match, `Sat, 21 Nov 2026, 18:30`. */
export const formatMatchDate = (
  instant: Date | string | number,
  locale: string,
  timeZone: string,
): string =>
  dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(asDate(instant));
