/** Numeric parts, independent of the calendar and digits of the visitor's language. */
export const calendarDayOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const;

/**
 * A format for `calendarDay`, in the browser's zone by default.
 * @throws {RangeError} for an unknown zone
 */
export const calendarFormat = (timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en', { ...calendarDayOptions, timeZone });

/**
 * The day of an instant as ISO 8601, `2026-11-27`. It reads parts because no locale's text is stable: ICU 72 changed Canadian
 * English to `11/27/2026`. It refers to nothing outside itself, because the page's first script inlines its source.
 */
export function calendarDay(
  format: Pick<Intl.DateTimeFormat, 'formatToParts'>,
  instant: Date | number,
): string {
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  return `${parts.year}-${parts.month}-${parts.day}`;
}
