import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { dayWatch } from './dayWatch';

const dayIn = (date: string, timeZone: string) => {
  const request = { sport: 'football', date, timeZone };
  return { queries: [{ path: 'sports-query/match/list' as const, request, data: {} }] };
};

/** What the script does in a browser of a zone: what it asks for, and the cookie it leaves. */
async function visit(script: string, zone: string, answer: object | null) {
  process.env.TZ = zone;
  const page = {
    Intl,
    Date,
    encodeURIComponent,
    location: { protocol: 'https:', pathname: '/en/', search: '?sport=football' },
    document: { cookie: '', documentElement: { setAttribute: jest.fn() } },
    fetch: jest.fn(async () => ({ ok: answer !== null, json: async () => answer })),
  };
  const window: { ownDay?: Promise<unknown> } = {};
  runInNewContext(script, { ...page, window });
  return {
    asked: page.fetch.mock.calls.flat(),
    cookie: page.document.cookie,
    isHidden: page.document.documentElement.setAttribute.mock.calls.length > 0,
    own: await window.ownDay,
  };
}

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('a page with the list of a day', () => {
  it.each([
    ['2026-11-21', 'Europe/London', 'Europe/London'],
    ['2026-11-21', 'Europe/London', 'Europe/Lisbon'],
    ['2026-11-21', 'Europe/London', 'UTC'],
  ])('of %s in %s is left alone in %s', async (date, zone, own) => {
    const seen = await visit(dayWatch(dayIn(date, zone))!, own, {});
    expect(seen).toEqual({ asked: [], cookie: '', isHidden: false, own: undefined });
  });

  it.each([
    ['2026-11-21', 'Europe/London', 'America/Chicago'],
    // The same in winter, another clock in summer.
    ['2026-07-10', 'Africa/Lagos', 'Europe/Paris'],
    // A day that begins together and ends apart: one of them changes its clock.
    ['2026-03-29', 'Africa/Lagos', 'Europe/Paris'],
  ])('of %s in %s is asked for again in %s', async (date, zone, own) => {
    const answer = { queries: [] };
    const seen = await visit(dayWatch(dayIn(date, zone))!, own, answer);
    expect(seen.asked).toEqual(['/en/_payload.json?sport=football']);
    expect(seen.cookie).toContain(`tz=${encodeURIComponent(own)}; Path=/;`);
    expect(seen.isHidden).toBe(true);
    expect(seen.own).toEqual(answer);
  });

  it('has none of its own where the server would not say', async () => {
    const script = dayWatch(dayIn('2026-11-21', 'Europe/London'))!;
    expect((await visit(script, 'Asia/Tokyo', null)).own).toBeNull();
  });
});

it('is nothing for a page without a day', () => {
  const request = { eventId: 17 };
  const queries = [{ path: 'sports-query/match/detail' as const, request, data: {} }];
  expect(dayWatch({ queries })).toBeUndefined();
});
