import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { devCookie, type MatchStatus, previewName } from '@scoreline/shared-lib/contract';

import { servedPages } from '../fixtures/servedPages';
import { bootOf, browser } from '../testing';

const nothing = { date: '2026-11-21', leagues: [], serverTime: '2026-11-21T23:30:00.000Z' };
const ask = jest.fn<(path: string, request: unknown) => Promise<unknown>>();
let served: Awaited<ReturnType<typeof servedPages>>;

beforeEach(async () => {
  ask.mockReset().mockResolvedValue(nothing);
  served = await servedPages({ ask });
});

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) =>
  served.app.inject({
    url,
    headers: { host: 'scoreline.example', 'user-agent': browser, ...headers },
  });
const byEdge = (variant: string, headers: Headers = {}) => ({
  'edge-variant': `v=1${variant && `; ${variant}`}`,
  ...headers,
});
const controlOf = async (url: string, headers: Headers) =>
  (await get(url, headers)).headers['cache-control'];

const isPrivate = 'private, no-cache';
const isLive = 'public, max-age=0, must-revalidate, s-maxage=2, stale-while-revalidate=3';
const isSettled = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60';

describe('a page for a cache in front', () => {
  it('may be given to others, for as long as a goal may take, and names what it depends on', async () => {
    const { headers, statusCode } = await get('/', byEdge('languages=en'));
    expect([statusCode, headers['cache-control']]).toEqual([200, isLive]);
    expect(headers.vary).toBe('accept-encoding, edge-variant, x-forwarded-host, x-forwarded-proto');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('trace-id');
  });

  it('is as it was for whoever asks without one', async () => {
    const { headers } = await get('/', { 'accept-language': 'en' });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toContain('cookie');
    expect(headers).not.toHaveProperty('surrogate-key');
  });

  it('is what the variant says, and nothing of the visitor who happens to ask', async () => {
    const variant = 'tz=Asia%2FKathmandu; sport=basketball; languages=en-GB,en';
    const cookies = ['tz=America%2FChicago; sport=football; mp-lan=es; token=secret', ''];
    const pages = await Promise.all(
      cookies.map((cookie) =>
        get('/', byEdge(variant, { cookie, 'accept-language': cookie ? 'es' : 'de' })),
      ),
    );
    expect(pages[0]!.body).toBe(pages[1]!.body);
    const request = { sport: 'basketball', date: '2026-11-22', timeZone: 'Asia/Kathmandu' };
    expect(bootOf(pages[0]!.body).payload?.queries[0]?.request).toEqual(request);
  });

  it('has the same bytes as the page of a visitor of one’s own', async () => {
    const cookie = 'tz=Asia%2FKathmandu; sport=basketball';
    const own = await get('/', { cookie, 'accept-language': 'en' });
    const shared = await get('/', byEdge(`${cookie}; languages=en`));
    expect(shared.body).toBe(own.body);
    expect(shared.headers['content-security-policy']).toBe(own.headers['content-security-policy']);
    expect(shared.headers.etag).toBe(own.headers.etag);
  });

  it('is not sent again to a cache that has it', async () => {
    const { etag } = (await get('/', byEdge(''))).headers;
    const held = `W/"other", ${String(etag)}`;
    const again = await get('/', byEdge('', { 'if-none-match': held }));
    expect([again.statusCode, again.headers['cache-control'], again.body]).toEqual([
      ...[304, isLive, ''],
    ]);
  });

  it('leads to the language that the variant chose', async () => {
    const { headers, statusCode } = await get('/search', byEdge('mp-lan=es'));
    expect([statusCode, headers.location]).toEqual([302, '/es/search']);
    expect(headers['cache-control']).toBe(isSettled);
    expect(headers.vary).not.toContain('cookie');
  });

  it('leads nobody elsewhere who names no language: that is how crawlers ask', async () => {
    const host = 'www.futbol.example';
    expect((await get('/livescore/', byEdge('', { host }))).statusCode).toBe(200);
    const english = await get('/livescore/', byEdge('languages=en', { host }));
    expect(english.headers.location).toBe('/livescore/en');
  });

  it('is shared as data alone too', async () => {
    const { headers } = await get('/_payload.json', byEdge('languages=en'));
    expect(headers['cache-control']).toBe(isLive);
  });

  it('is named by what it is about', async () => {
    const subjects = () => ['day:football:2026-11-21', 'match:17', 'match:17'];
    served = await servedPages({
      question: () => ({ cached: () => undefined, answer: async () => nothing, subjects }),
    });
    const { headers } = await get('/', byEdge(''));
    const keys = 'brand:scoreline release:scoreline:1 day:football:2026-11-21 match:17';
    expect(headers['surrogate-key']).toBe(keys);
    expect(headers['cache-tag']).toBe(keys.replaceAll(' ', ','));
  });

  it('with more matches than a header holds is named by their day', async () => {
    const matches = Array.from({ length: 300 }, (_, n) => `match:${n}`);
    const subjects = () => ['day:football:2026-11-21', ...matches];
    served = await servedPages({
      question: () => ({ cached: () => undefined, answer: async () => nothing, subjects }),
    });
    const { headers } = await get('/', byEdge(''));
    expect(headers['surrogate-key']).toMatch(/day:football:2026-11-21$/);
  });
});

describe('how long a page may be given to others', () => {
  const dayOf = (...matches: [status: MatchStatus, startTime: string][]) => {
    const listed = matches.map(([status, startTime]) => ({ status, startTime }));
    return { ...nothing, leagues: [{ tournament: {}, matches: listed }] };
  };
  const longAgo = '2026-11-21T11:00:00.000Z';

  it.each([
    ['in which all was over half a day ago', [['finished', longAgo]], isSettled],
    ['with a match that has just ended', [['finished', '2026-11-21T20:00:00.000Z']], isLive],
    ['with one that is played', [['live', longAgo]], isLive],
    ['with one that nobody has told the end of', [['notStarted', longAgo]], isLive],
    ['in which nothing is known', [], isLive],
  ] as [string, [MatchStatus, string][], string][])('a day %s', async (_day, matches, expected) => {
    ask.mockResolvedValue(dayOf(...matches));
    const headers = byEdge('languages=en');
    expect(await controlOf('/_payload.json?date=2026-11-20', headers)).toBe(expected);
  });

  it('a page that only a release changes', async () => {
    expect(await controlOf('/privacy', byEdge('languages=en'))).toBe(isSettled);
  });

  it('is no time for a page without its data, and for one that does not exist', async () => {
    expect(await controlOf('/nothing/here', byEdge(''))).toBe(isPrivate);
    ask.mockRejectedValue(new Error('database'));
    expect(await controlOf('/', byEdge(''))).toBe(isPrivate);
  });
});

describe('a page of one visitor is private, though a cache asks for it', () => {
  it.each([
    ['an app', { 'user-agent': 'Mozilla/5.0 ScorelineApp/2.4.0 (ios)' }],
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }],
    ['a host that the visitor forged', { 'x-forwarded-host': 'www.futbol.example' }],
    ['another version of the variant', { 'edge-variant': 'v=2' }],
    ['a variant that is none', { 'edge-variant': `v=1; tz=${'x'.repeat(500)}` }],
  ] as [string, Headers][])('%s', async (_who, headers) => {
    expect(await controlOf('/', byEdge('languages=en', headers))).toBe(isPrivate);
  });

  it('a tester', async () => {
    const cookie = `${previewName}=${'w'.repeat(32)}`;
    const { headers } = await get('/', byEdge('languages=en', { cookie }));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('surrogate-key');
  });

  it('a device while a canary runs, which is told its side', async () => {
    await served.folder.release('scoreline', 2, { 'mf-scores': { percent: 50, salt: 'one' } });
    const { headers } = await get('/', byEdge('languages=en'));
    expect(headers['cache-control']).toBe(isPrivate);
    expect(String(headers['set-cookie'])).toMatch(/^device-id=/);
    expect(headers.vary).toContain('cookie');
    expect(await controlOf('/', {})).toBe(isPrivate);
    await served.folder.promote('scoreline', 3);
    expect(await controlOf('/', byEdge('languages=en'))).toBe(isLive);
  });

  it('a developer', async () => {
    served = await servedPages({ ask, env: 'prod', devRemotes: ['localhost'] });
    const asks = 'mfe.scores=http://localhost:3001';
    expect(await controlOf(`/?${asks}`, byEdge(''))).toBe(isPrivate);
    const cookie = `${devCookie}=${encodeURIComponent(asks)}`;
    expect(await controlOf('/', byEdge('', { cookie }))).toBe(isPrivate);
    expect(await controlOf('/', byEdge(''))).toBe(isLive);
  });
});
