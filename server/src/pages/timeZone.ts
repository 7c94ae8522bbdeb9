import { readAcceptLanguage } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import type { Brand } from './brand';
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

/** The visitor's zone as the browser told it in its `tz` cookie; null on a first visit. */
export function knownTimeZone(request: FastifyRequest): string | null {
  const said = cookieOf(request, 'tz');
  return said && isTimeZone(said) ? said : null;
}

/**
 * The zone whose day a page carries: the visitor's where it is known, else that of the country their languages name, else the
 * brand's. A guess decides which matches come along, never what time is shown.
 */
export function timeZoneOf(request: FastifyRequest, brand: Brand): string {
  const languages = readAcceptLanguage(request.headers['accept-language']);
  return knownTimeZone(request) ?? zoneOfLanguages(languages) ?? brand.timeZone;
}

/** The calendar day of an instant in a zone, `2026-11-21`. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
