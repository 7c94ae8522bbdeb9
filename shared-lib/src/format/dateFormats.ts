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

type HourCycle = 'h23' | 'h12';

let hourCycle: HourCycle = 'h23';

/** How hours are written from now on: 18:30 or 6:30 PM. */
export function setTimeFormat(timeFormat: HourCycle): void {
  hourCycle = timeFormat;
}

const clockHours = (): Intl.DateTimeFormatOptions => ({
  hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
  minute: '2-digit',
  hourCycle,
});

/** Kick-off on the viewer's clock, `18:30` whatever the language, or `6:30 PM` where that was chosen. */
export const formatKickOff = (
  instant: Date | string | number,
  locale: string,
  timeZone: string,
): string =>
  dateFormat(locale, {
    ...clockHours(),
    timeZone,
  })
    .format(asDate(instant))
    // The cell breaks the line at a plain space.
    .replace(/[\u00a0\u202f]/g, ' ');

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
    ...clockHours(),
    timeZone,
  }).format(asDate(instant));
