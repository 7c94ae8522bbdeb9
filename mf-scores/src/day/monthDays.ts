import { addDays, formatDay, type Day } from '@scoreline/shared-lib/format';

/** A month moved by `count` months, as `2026-11`. A negative count goes back. */
export function addMonths(month: string, count: number): string {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The days of a month, `2026-11`. */
export function monthDays(month: string): Day[] {
  const first = `${month}-01`;
  const length = new Date(Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) - 1).getUTCDate();
  return Array.from({ length }, (_, at) => addDays(first, at));
}

interface WeekInfo {
  firstDay: number;
}

/** First weekday of a locale, 1 (Monday) to 7 (Sunday). */
function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** 2024-01-01 was a Monday. */
const monday = '2024-01-01';

/** Short weekday names in the locale's order. */
export const weekdays = (locale: string): string[] =>
  Array.from({ length: 7 }, (_, at) =>
    formatDay(addDays(monday, firstWeekday(locale) - 1 + at), locale, { weekday: 'short' }),
  );

/** Grid column of the first day of a month, counted from 1. */
export function weekStart(month: string, locale: string): number {
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay() || 7;
  return ((weekday - firstWeekday(locale) + 7) % 7) + 1;
}

/** The day that a key moves to in the grid, or null for other keys. */
export function dayStep(key: string, day: Day, rtl: boolean): Day | null {
  const forward = rtl ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
  };
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}
