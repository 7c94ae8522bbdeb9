import { calendarDay, calendarDayOptions, formatAway, isTimeZone } from '../contract';
import { dateFormat } from './dateFormats';

/** A calendar day, `2026-11-21`. */
export type Day = string;

const dayMs = 86_400_000;
/** Locale of formats that are parsed as numbers. */
const calendarLocale = 'en';

const dayFormat = (timeZone: string) =>
  dateFormat(calendarLocale, { ...calendarDayOptions, timeZone });

const zoneHoldsMs = 60_000;
let known: { zone: string; at: number } | null = null;

let chosenZone: string | null = null;
/** Also a zone unknown to this browser, so that it is not tried again. */
let askedZone = 'system';

/** Sets the zone of days and hours; `system` for the browser's own. */
export function setTimeZone(zone: string): void {
  if (zone === askedZone) return;
  askedZone = zone;
  chosenZone = zone !== 'system' && isTimeZone(zone) ? zone : null;
}

/** The browser's zone, even if another one is set. */
export const browserTimeZone = (): string =>
  new Intl.DateTimeFormat(calendarLocale).resolvedOptions().timeZone;

/**
 * The viewer's time zone, `Europe/Madrid`: the set one, otherwise the browser's. Read from the browser only once a minute,
 * because every list row needs it.
 */
export function localTimeZone(): string {
  if (chosenZone) return chosenZone;
  const now = Date.now();
  if (!known || Math.abs(now - known.at) > zoneHoldsMs) {
    // The first format of a locale costs some milliseconds, and the days below use this locale too.
    known = { zone: browserTimeZone(), at: now };
  }
  return known.zone;
}

/** The day of an instant in a time zone, correct across daylight-saving changes. */
export const dayOf = (instant: Date | string | number, timeZone: string): Day =>
  calendarDay(dayFormat(timeZone), instant instanceof Date ? instant : new Date(instant));

/** Adds days; negative counts subtract. Days have no hours, so clock changes do not matter. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Whole days from `from` to `to`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = dateFormat(calendarLocale, {
    ...calendarDayOptions,
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const at = (type: string) => Number(clock.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    at('year'),
    at('month') - 1,
    at('day'),
    at('hour'),
    at('minute'),
    at('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

/** First instant of a day in a zone, in milliseconds; if midnight is skipped, the first that exists. */
export function startOfDay(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const early = midnight - offsetAt(midnight - dayMs / 2, timeZone);
  const late = midnight - offsetAt(midnight + dayMs / 2, timeZone);
  const starts = [early, late].sort((a, b) => a - b).filter((t) => dayOf(t, timeZone) === day);
  const first = starts.find((t) => dayOf(t - 1, timeZone) < day);
  return first ?? starts[0] ?? late;
}

/** Milliseconds until the next day begins in the zone. */
export const untilNextDay = (now: number, timeZone: string): number =>
  startOfDay(addDays(dayOf(now, timeZone), 1), timeZone) - now;

/** A day, `Sat 21 Nov`, in the language. */
export const formatDay = (
  day: Day,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' },
): string => dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));

/** "yesterday", "today" or "tomorrow" in the language; null for any other day. */
export function relativeDay(day: Day, today: Day, locale: string): string | null {
  const away = daysBetween(today, day);
  return Math.abs(away) <= 1 ? formatAway(away, 'day', locale) : null;
}

const units: ['day' | 'hour' | 'minute', number][] = [
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago", "in 2 hours": uses the largest unit that fits. */
export function formatRelative(
  instant: Date | string | number,
  now: number,
  locale: string,
): string {
  const away = new Date(instant).getTime() - now;
  const [unit, size] = units.find(([, ms]) => Math.abs(away) >= ms) ?? ['minute', 60_000];
  return formatAway(Math.trunc(away / size), unit, locale);
}
