import { readAcceptLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { dayIn } from '../matches/day';
import type { Brand } from './brand';
import { zoneOfLanguages } from './regionZones';
import { cookieOf } from './visit';

const zones = new Set<string>();

export function isTimeZone(name: string): boolean {
  if (zones.has(name)) return true;
  try {
    if (!/^[\w+/-]{1,64}$/.test(name)) return false;
    new Intl.DateTimeFormat('en', { timeZone: name });
    zones.add(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The visitor's zone: what the browser said in its `tz` cookie; on a first visit that of the country its languages name,
 * else the brand's.
 */
export function timeZoneOf(request: FastifyRequest, brand: Brand): string {
  const said = cookieOf(request, 'tz');
  if (said && isTimeZone(said)) return said;
  return zoneOfLanguages(readAcceptLanguage(request.headers['accept-language'])) ?? brand.timeZone;
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
