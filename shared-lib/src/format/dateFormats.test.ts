import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { dateFormat } from './dateFormats';

const Complete = Intl.DateTimeFormat;

/** A browser that knows Basque and none of its months. */
function Browser(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const format = new Complete(locale, options);
  const isNameless = locale === 'eu' && options.month === 'short';
  return isNameless ? Object.defineProperty(format, 'format', { value: () => 'M11 23' }) : format;
}

beforeEach(() => {
  Intl.DateTimeFormat = Browser as never;
});
afterEach(() => {
  Intl.DateTimeFormat = Complete;
});

const day = new Date('2026-11-23T12:00:00Z');

it('writes dates in figures where a browser has no names of the months', () => {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  expect(dateFormat('eu', options).format(day)).toBe('23.11');
  expect(dateFormat('eu', { ...options, weekday: 'short', year: 'numeric' }).format(day)).toBe(
    '23.11.2026',
  );
  const month = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  expect(dateFormat('eu', month).format(day)).toBe('11.2026');
  expect(dateFormat('de', options).format(day)).toBe('23. Nov.');
});
