import { expect, it } from '@jest/globals';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { inOwnZone, isOfOtherZone } from './inOwnZone';

const dayIn = (date: string, timeZone: string) => {
  const request = { sport: 'football', date, timeZone };
  return {
    language: 'en',
    serverTime: '2026-11-21T12:00:00Z',
    queries: [{ path: 'sports-query/match/list' as const, request, data: {} }],
  };
};
const zoneAfter = (date: string, timeZone: string, own: string) => {
  const { request } = firstItem(inOwnZone(dayIn(date, timeZone), own).queries);
  return (request as { timeZone: string }).timeZone;
};

it('tells a day that has to be asked for from one that came with the page', () => {
  const payload = dayIn('2026-11-21', 'Europe/Madrid');
  expect(isOfOtherZone(inOwnZone(payload, 'Europe/Paris'), 'Europe/Paris')).toBe(false);
  expect(isOfOtherZone(inOwnZone(payload, 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(true);
  expect(isOfOtherZone({ ...payload, queries: [] }, 'Asia/Tokyo')).toBe(false);
});

it.each([
  ['2026-11-21', 'Europe/Madrid', 'Europe/Paris', 'Europe/Paris'],
  ['2026-11-21', 'Europe/Madrid', 'Europe/London', 'Europe/Madrid'],
  // Same offset in winter, different in summer.
  ['2026-01-10', 'Africa/Lagos', 'Europe/Paris', 'Europe/Paris'],
  ['2026-07-10', 'Africa/Lagos', 'Europe/Paris', 'Africa/Lagos'],
  // A day on which one of them changes its clock.
  ['2026-03-29', 'Africa/Lagos', 'Europe/Paris', 'Africa/Lagos'],
])('%s in %s, read in %s, is the day of %s', (date, zone, own, expected) =>
  expect(zoneAfter(date, zone, own)).toBe(expected),
);

it('takes the word of whoever has compared the days', () => {
  const { request } = firstItem(inOwnZone(dayIn('2026-11-21', 'UTC'), 'Etc/GMT', true).queries);
  expect(request).toMatchObject({ timeZone: 'Etc/GMT' });
});
