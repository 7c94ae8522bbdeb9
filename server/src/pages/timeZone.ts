import { readAcceptLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import type { BrandFile } from './brand';
import { zoneOfLanguages } from './regionZones';
import { cookieOf } from './visit';

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[\w+/-]{1,64}$/.test(name);
  } catch {
    return false;
  }
}

/**
 * The visitor's zone: what the browser said in its `tz` cookie; on a first visit that of the country its languages name,
 * else the brand's.
 */
export function timeZoneOf(request: FastifyRequest, brand: Pick<BrandFile, 'timeZone'>): string {
  const said = cookieOf(request, 'tz');
  if (said && isTimeZone(said)) return said;
  return zoneOfLanguages(readAcceptLanguage(request.headers['accept-language'])) ?? brand.timeZone;
}

/** The calendar day of an instant in a zone, `2026-11-21`. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
