import { dateFormat, regionOf, type MatchSummary } from '../contract';

export { dateFormat };

const asDate = (instant: Date | string | number): Date =>
  instant instanceof Date ? instant : new Date(instant);

type HourCycle = 'h23' | 'h12';

let ofRegion: HourCycle = 'h23';
let chosen: HourCycle | 'system' = 'system';

/** Sets how hours are written: 18:30, 6:30 PM, or as in the region. */
export function setTimeFormat(timeFormat: HourCycle | 'system'): void {
  chosen = timeFormat;
}

/** Uses the hour format of the country named by the reader's languages; 18:30 if they name none. */
export function setRegionHours(tags: readonly string[]): void {
  // Uses the tag that names the country: browsers give English of Brazil the hours of the United States.
  const tag = tags.find((each) => regionOf([each]));
  if (!tag) return;
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
  ofRegion = hourCycle?.startsWith('h1') ? 'h12' : 'h23';
}

function clockHours(): Intl.DateTimeFormatOptions {
  const hourCycle = chosen === 'system' ? ofRegion : chosen;
  return { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit', hourCycle };
}

/** Kick-off in the viewer's time zone: `18:30` in every language, or `6:30 PM` if chosen. */
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
    // The cell wraps only at a plain space.
    .replace(/[\u00a0\u202f]/g, ' ');

/** Joins the parts of a date, without a line break between a time and its AM or PM. */
const unbroken = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }, at) =>
      type === 'literal' && [parts[at - 1]?.type, parts[at + 1]?.type].includes('dayPeriod')
        ? value.replace(/^[ \u202f]$/, '\u00a0')
        : value,
    )
    .join('');

/** Day and time of an event, `21 Nov, 18:30`. */
export const formatMoment = (instant: number, locale: string, timeZone: string): string =>
  unbroken(
    dateFormat(locale, {
      day: 'numeric',
      month: 'short',
      ...clockHours(),
      timeZone,
    }).formatToParts(instant),
  );

/** Date and kick-off of a match, `Sat, 21 Nov 2026, 18:30`. */
export const formatMatchDate = (
  instant: Date | string | number,
  locale: string,
  timeZone: string,
): string =>
  unbroken(
    dateFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      ...clockHours(),
      timeZone,
    }).formatToParts(asDate(instant)),
  );

/** Date and kick-off of a match, or only the date if its time is unknown. */
export const formatMatchStart = (
  { startTime, timeUnknown }: Pick<MatchSummary, 'startTime' | 'timeUnknown'>,
  locale: string,
  timeZone: string,
): string => {
  if (!timeUnknown) return formatMatchDate(startTime, locale, timeZone);
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateFormat(locale, { ...day, timeZone }).format(new Date(startTime));
};
