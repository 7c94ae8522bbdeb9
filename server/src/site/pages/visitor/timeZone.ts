import { isTimeZone, readAcceptLanguage } from '@scoreline/shared-lib/contract';

import { dayIn } from '../../../sport/matches/day';
import type { Brand } from '../brand';
import { zoneOfLanguages } from './regionZones';
import { cookieOf, type PageRequest } from './visit';

/** The visitor's zone from the browser's `tz` cookie; null on a first visit. */
function knownTimeZone(request: PageRequest): string | null {
  const said = cookieOf(request, 'tz');
  return said && isTimeZone(said) ? said : null;
}

/**
 * The zone of the page's day: the visitor's if known, else that of the country in their languages, else the brand's. A guess
 * affects which matches are included, never the displayed time.
 */
export function timeZoneOf(request: PageRequest, brand: Pick<Brand, 'timeZone'>): string {
  const languages = readAcceptLanguage(request.headers['accept-language']);
  return knownTimeZone(request) ?? zoneOfLanguages(languages) ?? brand.timeZone;
}

/** Zones change their clocks at quarter hours, and days start at them. */
const quarterMs = 15 * 60_000;
const todays = new Map<string, { quarter: number; day: string }>();

/** Today's date in a zone, `2026-11-21`. */
export function todayIn(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / quarterMs);
  const known = todays.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = dayIn(now, timeZone);
  todays.set(timeZone, { quarter, day });
  return day;
}
