import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { previewName } from '@scoreline/shared-lib/contract';
import type { AddressInfo } from 'node:net';

import { servedPages } from '../fixtures/servedPages';
import { bootOf, browser } from '../testing';
import { type Answer, hasVarnish, startVarnish } from './testingVarnish';

type Headers = Record<string, string>;
type Cache = Awaited<ReturnType<typeof startVarnish>>;

let served: Awaited<ReturnType<typeof servedPages>>;
let varnish: Cache;
let goals: number;
/** The server's statuses, by request. */
let answered: number[];

beforeEach(async () => {
  if (!hasVarnish) return;
  goals = 0;
  answered = [];
  const answer = async () => ({ date: '2026-11-21', leagues: [], goals });
  const subjects = () => ['day:football:2026-11-21'];
  served = await servedPages({ question: () => ({ cached: () => undefined, answer, subjects }) });
  const { app } = served;
  const health = ['/readyz', '/healthz'];
  for (const path of health) app.get(path, async () => 'ready');
  app.addHook('onResponse', async ({ url }, { statusCode }) => {
    if (!health.includes(url)) answered.push(statusCode);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  varnish = await startVarnish((app.server.address() as AddressInfo).port);
}, 60_000);

afterEach(async () => {
  await varnish?.close();
  await served?.app.close();
});

const get = (path: string, headers: Headers = {}) =>
  varnish.ask(path, {
    ...{ host: 'scoreline.example', 'user-agent': browser, 'accept-language': 'en-GB,en;q=0.9' },
    ...headers,
  });
const purge = (key: string) => varnish.operate('/', { 'purge-key': key }, 'PURGE');
const goalsOf = ({ body }: Answer) =>
  (bootOf(body).payload?.queries[0]?.data as { goals: number }).goals;
const zoneOf = ({ body }: Answer) =>
  (bootOf(body).payload?.queries[0]?.request as { timeZone: string }).timeZone;

/** Repeats the request until the page is as expected; the test's timeout ends it. */
async function eventually(isSo: (answer: Answer) => boolean): Promise<Answer> {
  for (;;) {
    const answer = await get('/');
    if (isSo(answer)) return answer;
    await new Promise((done) => setTimeout(done, 200));
  }
}

(hasVarnish ? describe : describe.skip)('pages behind Varnish', () => {
  it('are one for visitors who ask alike, members among them, and for no others', async () => {
    const visitors = ['', 'device-id=12345678', 'token=secret; device-id=87654321'];
    const pages = [];
    for (const cookie of visitors) pages.push(await get('/', { cookie }));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(answered).toEqual([200]);
    for (const { headers } of pages) {
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('surrogate-key');
    }
    const tokyo = await get('/', { cookie: 'device-id=12345678; tz=Asia%2FTokyo' });
    expect([zoneOf(pages[0]!), zoneOf(tokyo)]).toEqual(['Europe/London', 'Asia/Tokyo']);
    const spanish = await get('/', { cookie: 'mp-lan=es; token=secret' });
    expect([spanish.status, spanish.headers.location]).toEqual([302, '/es']);
    expect(answered).toEqual([200, 200, 302]);
  });

  it('are one for whatever campaign a visitor comes from, and in whatever order a page is asked for', async () => {
    const campaigns = [
      '',
      '?utm_source=mail&utm_medium=x',
      '?fbclid=abc',
      '?gclid=1&utm_term=a%26b',
    ];
    for (const campaign of campaigns) expect((await get(`/${campaign}`)).status).toBe(200);
    expect(answered).toEqual([200]);
    const days = ['?date=2026-11-20&sport=football', '?sport=football&utm_id=7&date=2026-11-20'];
    const [first, second] = [await get(`/${days[0]!}`), await get(`/${days[1]!}`)];
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
    expect(second.body).toBe(first.body);
    expect(answered).toEqual([200, 200]);
  });

  it('are what their visitors ask for, whatever those say a page depends on', async () => {
    const forged = await get('/', {
      'edge-variant': 'v=1; tz=Asia%2FTokyo; languages=en',
      'x-forwarded-host': 'www.futbol.example',
    });
    expect(zoneOf(forged)).toBe('Europe/London');
    const next = await get('/');
    expect(next.body).toBe(forged.body);
    expect([bootOf(next.body).brand.key, next.headers['x-cache']]).toEqual(['scoreline', 'hit']);
  });

  it('show a goal soon, and at once where the day is purged by its key', async () => {
    expect(goalsOf(await get('/'))).toBe(0);
    goals = 1;
    expect(goalsOf(await eventually((answer) => goalsOf(answer) === 1))).toBe(1);
    goals = 2;
    expect(goalsOf(await get('/'))).toBe(1);
    expect((await purge('day:football:2026-11-21')).status).toBe(200);
    expect(goalsOf(await get('/'))).toBe(2);
    const byVisitor = await varnish.ask('/', { 'purge-key': 'match:17' }, 'PURGE');
    expect(byVisitor.status).toBe(405);
    expect((await purge('match:17')).status).toBe(200);
    expect((await get('/')).headers['x-cache']).toBe('hit');
    expect((await purge('.*')).status).toBe(400);
  }, 30_000);

  it('are not sent again to whoever has them, the cache or a browser', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(answered).toEqual([200]);
    await eventually(() => answered.length > 1);
    expect(answered.slice(0, 2)).toEqual([200, 304]);
  }, 30_000);

  it('are a device’s own while a canary runs', async () => {
    await served.folder.release('scoreline', 2, { 'mf-scores': { percent: 50, salt: 'one' } });
    const first = await get('/');
    const second = await get('/');
    const ids = [first, second].map(({ headers }) => String(headers['set-cookie']));
    expect(ids.every((cookie) => cookie.startsWith('device-id='))).toBe(true);
    expect(ids[0]).not.toBe(ids[1]);
    const bodies = new Set<string>();
    for (let n = 0; n < 20; n++)
      bodies.add((await get('/', { cookie: `device-id=device-${n}-of-20` })).body);
    expect(bodies.size).toBe(2);
  });

  it('of testers, apps and crawlers are theirs, and they get none of the others', async () => {
    await get('/');
    const tester = await get('/', { cookie: `${previewName}=${'w'.repeat(32)}` });
    expect(tester.headers['cache-control']).toBe('private, no-store');
    const app = await get('/', { 'user-agent': 'Mozilla/5.0 ScorelineApp/2.4.0 (ios)' });
    const crawler = await get('/', { 'user-agent': 'Googlebot/2.1', 'accept-language': '' });
    for (const { headers } of [tester, app, crawler]) expect(headers['x-cache']).toBe('miss');
    expect(answered).toHaveLength(4);
    const visitor = await get('/');
    expect(visitor.headers['x-cache']).toBe('hit');
    expect(visitor.body).not.toContain('preview');
  });
});
