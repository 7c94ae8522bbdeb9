import { calendarDay, calendarFormat } from '@scoreline/shared-lib/contract';
import { LRUCache } from 'lru-cache';

import { BizError } from '../../wire/gateway/bizError';

const minuteMs = 60_000;
/** The largest offset of any zone from UTC. */
const farthestMs = 16 * 60 * minuteMs;
const zones = new LRUCache<string, Intl.DateTimeFormat>({ max: 600 });

/** A span of time; `to` is exclusive. */
export interface Instants {
  from: Date;
  to: Date;
}

/** The calendar day of an instant in a zone, `2026-11-21`. @throws BizError for an unknown zone */
export const dayIn = (instant: Date, timeZone: string): string =>
  calendarDay(zone(timeZone), instant);

/** A calendar day in a zone: 23 or 25 hours when the clocks change, empty if the zone skipped it. */
export function daySpan(date: string, timeZone: string): Instants {
  return { from: dayStart(date, timeZone), to: dayStart(addDays(date, 1), timeZone) };
}

/** The first minute on `date` or later in the zone's calendar; midnight itself may be skipped. */
export function dayStart(date: string, timeZone: string): Date {
  const midnight = utcMidnight(date);
  const format = zone(timeZone);
  let before = (midnight - farthestMs) / minuteMs;
  let reached = (midnight + farthestMs) / minuteMs;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (calendarDay(format, middle * minuteMs) >= date) reached = middle;
    else before = middle;
  }
  return new Date(reached * minuteMs);
}

/** The days of `2026-11`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const first = `${month}-01`;
  utcMidnight(first);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

export const addDays = (date: string, days: number): string =>
  new Date(utcMidnight(date) + days * 24 * 60 * minuteMs).toISOString().slice(0, 10);

function utcMidnight(date: string): number {
  const time = Date.parse(`${date}T00:00:00Z`);
  const year = Number(date.slice(0, 4));
  if (Number.isNaN(time) || year < 1900 || year > 2200) throw new BizError('invalidDate');
  return time;
}

function zone(timeZone: string): Intl.DateTimeFormat {
  const known = zones.get(timeZone);
  if (known) return known;
  try {
    const format = calendarFormat(timeZone);
    zones.set(timeZone, format);
    return format;
  } catch {
    throw new BizError('unknownTimeZone');
  }
}
