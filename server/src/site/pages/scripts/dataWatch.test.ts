import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { dataWatch } from './dataWatch';

const madeAt = '2026-11-21T12:00:00.000Z';
const dayIn = (date: string, timeZone: string) => {
  const request = { sport: 'football', date, timeZone };
  const queries = [{ path: 'sports-query/match/list' as const, request, data: {} }];
  return { queries, serverTime: madeAt };
};

interface Visit {
  zone: string;
  now?: string;
  answer?: object | null;
  search?: string;
  hasWorker?: boolean;
  /** The zone in the visitor's settings. */
  chosen?: string;
}

/** Runs the script as in a browser. Returns its requests and its cookie. */
async function visit(
  script: string,
  {
    zone,
    now = madeAt,
    answer = null,
    search = '?sport=football',
    hasWorker = false,
    chosen,
  }: Visit,
) {
  process.env.TZ = zone;
  const time = Date.parse(now);
  class Clock extends Date {
    constructor(...given: [string?]) {
      super(given[0] ?? time);
    }
    static override now() {
      return time;
    }
  }
  const page = {
    Intl,
    Date: Clock,
    encodeURIComponent,
    localStorage: { getItem: () => JSON.stringify({ values: { timeZone: chosen } }) },
    location: { protocol: 'https:', pathname: '/en/', search },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    document: { cookie: '', documentElement: { setAttribute: jest.fn() } },
    fetch: jest.fn(async (_address: string) => ({ ok: answer !== null, json: async () => answer })),
  };
  const window: { newerData?: Promise<unknown> } = {};
  runInNewContext(script, { ...page, window });
  return {
    asked: page.fetch.mock.calls.flat(),
    cookie: page.document.cookie,
    isHidden: page.document.documentElement.setAttribute.mock.calls.length > 0,
    newer: await window.newerData,
  };
}

const leftAlone = { asked: [], cookie: '', isHidden: false, newer: undefined };
const payloadOf = (search: string) => [`/en/_payload.json${search}`];

const ownZone = process.env.TZ;
afterEach(() => {
  jest.restoreAllMocks();
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('a page with the list of a day', () => {
  it.each([
    ['2026-11-21', 'Europe/London', 'Europe/London'],
    ['2026-11-21', 'Europe/London', 'Europe/Lisbon'],
    ['2026-11-21', 'Europe/London', 'UTC'],
  ])('of %s in %s is left alone in %s', async (date, of, zone) => {
    expect(await visit(dataWatch(dayIn(date, of))!, { zone })).toEqual(leftAlone);
  });

  it.each([
    ['2026-11-21', 'Europe/London', 'America/Chicago'],
    // The same time in winter, an hour apart in summer.
    ['2026-07-10', 'Africa/Lagos', 'Europe/Paris'],
    // The days start together and end apart, because one zone changes its clocks.
    ['2026-03-29', 'Africa/Lagos', 'Europe/Paris'],
  ])('of %s in %s is asked for again in %s', async (date, of, zone) => {
    const answer = { queries: [] };
    const now = `${date}T12:00:00Z`;
    const seen = await visit(dataWatch(dayIn(date, of))!, { zone, now, answer });
    expect(seen.asked).toEqual(payloadOf('?sport=football'));
    expect(seen.cookie).toContain(`tz=${encodeURIComponent(zone)}; Path=/;`);
    expect(seen.isHidden).toBe(true);
    expect(seen.newer).toEqual(answer);
  });

  it('takes the chosen zone’s day whatever text the browser writes', async () => {
    const text = jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
    text.mockReturnValue(() => '11/21/2026');
    const script = dataWatch(dayIn('2026-11-21', 'Asia/Tokyo'))!;
    const zone = 'Asia/Tokyo';
    expect(await visit(script, { zone, chosen: zone, search: '' })).toEqual(leftAlone);
  });

  it('has no newer data where the server would not say', async () => {
    const script = dataWatch(dayIn('2026-11-21', 'Europe/London'))!;
    expect((await visit(script, { zone: 'Asia/Tokyo' })).newer).toBeNull();
  });

  it('that was kept since yesterday is not shown as today’s', async () => {
    const script = dataWatch(dayIn('2026-11-21', 'UTC'))!;
    const now = '2026-11-22T08:00:00Z';
    const seen = await visit(script, { zone: 'UTC', now, hasWorker: true });
    expect([seen.isHidden, seen.asked, seen.cookie]).toEqual([
      true,
      payloadOf('?sport=football'),
      '',
    ]);
    const search = '?sport=football&date=2026-11-21';
    const asked = await visit(script, { zone: 'UTC', now, search, hasWorker: true });
    expect([asked.isHidden, asked.asked]).toEqual([false, payloadOf(search)]);
  });
});

describe('a page that the worker has kept', () => {
  const queries = [
    { path: 'sports-query/match/detail' as const, request: { eventId: 17 }, data: {} },
  ];
  const script = dataWatch({ queries, serverTime: madeAt })!;

  it('is shown, and its data are asked for again', async () => {
    const now = '2026-11-21T12:05:00Z';
    const seen = await visit(script, { zone: 'UTC', now, search: '', hasWorker: true });
    expect([seen.isHidden, seen.asked]).toEqual([false, payloadOf('')]);
  });

  it('is taken as it is while it is young, or where there is no worker', async () => {
    const young = { zone: 'UTC', now: '2026-11-21T12:00:10Z', hasWorker: true };
    expect(await visit(script, young)).toEqual(leftAlone);
    expect(await visit(script, { zone: 'UTC', now: '2026-11-22T12:00:00Z' })).toEqual(leftAlone);
  });
});

it('is nothing for a page without first data', () =>
  expect(dataWatch({ queries: [], serverTime: madeAt })).toBeUndefined());
