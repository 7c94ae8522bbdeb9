import type { Brand } from './brand';

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[\w+/-]{1,64}$/.test(name);
  } catch {
    return false;
  }
}

/** The visitor's zone: what the browser said in its `tz` cookie, else the brand's. */
export const timeZoneOf = (cookie: string | undefined, brand: Brand): string =>
  cookie && isTimeZone(cookie) ? cookie : brand.timeZone;

/** The calendar day of an instant in a zone, `2026-11-21`. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
