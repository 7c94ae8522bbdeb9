import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Envelope, WidgetData } from '@scoreline/shared-lib/contract';
import type { InjectOptions } from 'fastify';

import { figuresSince, storeClient, withdrawClient } from '../../members/widget/queries';
import { duringTests } from '@scoreline/database/duringTests';
import { firstBuild, openWidgetTest, secondBuild } from './testing';

const test = duringTests(openWidgetTest);
const news = 'https://news.example';

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  test.app.inject({ url, headers: { host: 'scoreline.example', ...headers } });
const data = (clientId: string, views: string[], headers: InjectOptions['headers'] = {}) =>
  get(
    `/widget/v1/data.json?${new URLSearchParams([['clientId', clientId], ...views.map((view) => ['view', view])]).toString()}`,
    headers,
  );
const day = 'day:football:2026-11-21:Europe/Madrid';

beforeEach(() => {
  // The cached clients have expired.
  test.clock.now = new Date(test.clock.now.getTime() + 6_000);
});

describe('first data', () => {
  it('come in one answer that a CDN can keep, and are 304 while they are the same', async () => {
    const keys = [day, `match:${test.matchId}`, `standings:${test.leagueId}`, 'match:999999'];
    const answer = await data('demo', keys, { origin: news });
    const { bizCode, data: view } = answer.json<Envelope<WidgetData>>();
    expect(bizCode).toBe(10000);
    expect(view.views['match:999999']).toBeNull();
    expect(view.views[day]).toMatchObject({
      kind: 'day',
      rows: [{ league: 'Premier League', summary: { eventId: test.matchId } }],
    });
    expect(view.views[`match:${test.matchId}`]).toMatchObject({
      kind: 'match',
      league: { name: 'Premier League', countryCode: 'gb-eng' },
    });
    expect(view.settings).toMatchObject({ site: 'Scoreline', basePath: '/', betting: '*' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('public, max-age=10'),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = await data('demo', keys, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    ['no view', []],
    ['a view that is none', ['everything:1']],
    ['too many', Array.from({ length: 21 }, (_, at) => `match:${at + 1}`)],
  ])('are refused for %s', async (_what, views) => {
    const answer = await data('demo', views);
    expect(answer.json()).toMatchObject({ bizCode: 11000, data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10'])('are refused for the day %s', async (day) => {
    const answer = await data('demo', [`day:football:${day}:Europe/Madrid`]);
    expect(answer.json()).toMatchObject({ bizCode: 11002, data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('end at a limit that is the client’s and the visitor’s', async () => {
    const all = await Promise.all(Array.from({ length: 140 }, () => data('futbol', [day])));
    const late = all.find(({ statusCode }) => statusCode === 429);
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await data('futebol', [day])).statusCode).toBe(200);
  });
});

describe('a client', () => {
  const client = {
    clientId: 'news',
    name: 'News',
    origins: [news],
    bettingRegions: ['ES'],
  };
  const codeOf = async (origin?: string, clientId = 'news') =>
    (await data(clientId, [day], origin ? { origin } : {})).json<{ bizCode: number }>().bizCode;

  it('is shown on its own origins alone, until it is withdrawn', async () => {
    await storeClient(test.db, client, test.clock.now);
    const answer = await data('news', [day], { origin: news });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': news,
      vary: expect.stringContaining('origin'),
    });
    const { betting } = answer.json<Envelope<WidgetData>>().data.settings;
    expect(betting).toEqual(expect.arrayContaining(['Europe/Madrid']));
    expect(betting).not.toContain('Europe/Berlin');
    expect(await codeOf('https://news.example.evil.example')).toBe(13020);
    expect(await codeOf('null')).toBe(13020);
    for (const other of [`${news}:8443`, 'http://news.example', 'https://www.news.example'])
      expect(await codeOf(other)).toBe(13020);
    expect(await codeOf('https://NEWS.example')).toBe(10000);
    const program = await data('news', [day]);
    expect(program.json()).toMatchObject({ bizCode: 10000 });
    // A sandbox has the origin `null`, which no answer may allow.
    expect(program.headers).not.toHaveProperty('access-control-allow-origin');
    await withdrawClient(test.db, 'news', test.clock.now);
    test.clock.now = new Date(test.clock.now.getTime() + 5_001);
    expect(await codeOf(news)).toBe(13020);
  });

  it('that nobody has is refused, by an answer that every page can read', async () => {
    const answer = await data('nobody', [day], { origin: news });
    expect(answer.json()).toMatchObject({ bizCode: 13020, data: null });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
  });

  it('has what its widgets did counted by the day, and nothing of who saw them', async () => {
    const count = (payload: string) =>
      test.app.inject({
        method: 'POST',
        url: '/widget/v1/count',
        headers: { host: 'scoreline.example', origin: news, 'content-type': 'text/plain' },
        payload,
      });
    const event = { clientId: 'demo', type: 'match', kind: 'impression' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => count(JSON.stringify(event))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await count(JSON.stringify({ ...event, kind: 'click' }));
    // A confirmed count is stored.
    expect(await figuresSince(test.db, '2026-11-01')).toEqual([
      { clientId: 'demo', impressions: 20, clicks: 1, registrations: 0 },
    ]);
    for (const wrong of ['{', '{}', JSON.stringify({ ...event, deviceId: 'x' }), ''])
      expect((await count(wrong)).json()).toMatchObject({ bizCode: 11000 });
    expect((await count(JSON.stringify({ ...event, clientId: 'nobody' }))).json()).toMatchObject({
      bizCode: 13020,
    });
  });
});

describe('the iframe', () => {
  it('has nothing of its address in it, and may be framed where the client may be shown', async () => {
    const clientId = 'club';
    const client = { clientId, name: 'Club', origins: [news], bettingRegions: [] };
    await storeClient(test.db, client, test.clock.now);
    const answer = await get(`/widget?client-id=club&type=match&accent=%22%3E%3Cscript%3E`);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).not.toMatch(/club|match|accent|%22/);
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${news};`);
    expect(answer.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src http://scoreline.example; connect-src http://scoreline.example ws://scoreline.example;",
    );
    expect(answer.headers['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    const nobody = await get('/widget?client-id=nobody&type=match');
    expect(nobody.headers['content-security-policy']).toContain(`frame-ancestors 'none';`);
    const demo = await get('/widget?client-id=demo&type=match');
    expect(demo.headers['content-security-policy']).toContain('frame-ancestors *;');
  });

  it('is the builder without parameters', async () => {
    expect((await get('/widget')).body).toBe('the builder');
    expect((await get('/widget?utm=1')).body).toBe('the builder');
  });
});

describe('the widget’s own channel', () => {
  it('follows the site until it has a release, and is rolled back alone', async () => {
    const loader = async () => (await get('/widget/embed.js?v=1')).body;
    expect(await loader()).toBe(`load("/builds/mf-widget/${firstBuild}/element/");//${firstBuild}`);
    await test.release('stable', 2, secondBuild);
    expect(await loader()).toContain(secondBuild);
    await test.release('widget-v1', 1, firstBuild);
    expect(await loader()).toContain(firstBuild);
    await test.release('widget-v1', 2, secondBuild);
    await test.release('widget-v1', 3, firstBuild);
    await test.release('stable', 3, secondBuild);
    expect(await loader()).toContain(firstBuild);
    expect((await get('/widget/embed.js?v=2')).statusCode).toBe(404);
  });

  it('serves loader, texts and the entries of federation to every origin', async () => {
    const answer = await get('/widget/mf-manifest.json', { origin: news });
    const { metaData, exposes } = answer.json<{
      metaData: { publicPath: string };
      exposes: { assets: { js: { sync: string[] } } }[];
    }>();
    expect(metaData.publicPath).toBe('http://scoreline.example/widget/');
    const [file = ''] = exposes[0]?.assets.js.sync ?? [];
    expect(new URL(`${metaData.publicPath}${file}`).pathname).toBe(
      `/builds/mf-widget/${firstBuild}/federated/expose.js`,
    );
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect((await get('/widget/remoteEntry.js')).body).toContain(
      'http://scoreline.example/builds/mf-widget/',
    );
    expect((await get('/widget/v1/texts/he.json')).json()).toEqual({ none: 'אין משחקים' });
    expect((await get('/widget/v1/texts/fr.json')).json()).toEqual({ none: 'No matches' });
    expect((await get('/widget/v1/texts/xx.json')).statusCode).toBe(404);
    expect((await get('/widget/v1/texts/..%2f..%2fembed.js')).statusCode).toBe(404);
  });
});
