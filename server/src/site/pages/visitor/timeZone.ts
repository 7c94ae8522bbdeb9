import { isTimeZone, readAcceptLanguage } from '@scoreline/shared-lib/contract';

import { dayIn } from '../../../sport/matches/day';
import type { Brand } from '../brand';
import { zoneOfLanguages } from './regionZones';
import { cookieOf, type PageRequest } from './visit';

/** The visitor's zone as the browser told it in its `tz` cookie; null on a first visit. */
function knownTimeZone(request: PageRequest): string | null {
  const said = cookieOf(request, 'tz');
  return said && isTimeZone(said) ? said : null;
}

/**
 * The zone whose day a page carries: the visitor's where it is known, else that of the country their languages name, else the
 * brand's. A guess decides which matches come along, never what time is shown.
 */
export function timeZoneOf(request: PageRequest, brand: Pick<Brand, 'timeZone'>): string {
  const languages = readAcceptLanguage(request.headers['accept-language']);
  return knownTimeZone(request) ?? zoneOfLanguages(languages) ?? brand.timeZone;
}

/** Zones change their clocks at quarters of an hour, and days begin at them. */
const quarterMs = 15 * 60_000;
const todays = new Map<string, { quarter: number; day: string }>();

/** The calendar day of now in a zone, `2026-11-21`. */
export function todayIn(now: Date, timeZone: string): string {
  const quarter = Math.floor(now.getTime() / quarterMs);
  const known = todays.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = dayIn(now, timeZone);
  todays.set(timeZone, { quarter, day });
  return day;
}
