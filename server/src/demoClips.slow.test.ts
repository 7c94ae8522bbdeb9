import { expect, it } from '@jest/globals';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';
import { dayMs, dayOf } from '@scoreline/simulator/calendar/days';
import { facts, matchHistory } from '@scoreline/simulator/history';
import { smallWorld } from '@scoreline/simulator/smallWorld';
import Fastify from 'fastify';
import { pino } from 'pino';

import { createIngest } from './feeds/ingest/ingest';
import { serveDemoClips } from './site/demo/clips';
import { loadBrands } from './site/pages/brandList';
import { hashSource } from './site/pages/scripts/inlineScripts';
import { registryFolder } from '@scoreline/platform-server/testing';
import { matchHighlights } from './sport/highlights/matchHighlights';
import { matchSectionOperations } from './sport/matches/sectionOperations';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { createAnswers, questionsOf } from './wire/gateway/answers/answers';
import { listOperations } from './wire/gateway/dispatch';

const time = new Date('2026-11-21T12:00:00Z');
const now = () => time;
const logger = pino({ level: 'silent' });

/** A week of a demo league, and the routes of its clips. */
async function openClips() {
  const test = await openTestDatabase();
  const { db } = test;
  const world = smallWorld(7, 'premier-league');
  const at = time.getTime();
  const fixtures = world
    .seasons(dayOf(at))
    .flatMap((season) => world.fixtures(season, at))
    .filter(({ start }) => start < at && start > at - 14 * dayMs);
  const { rejected } = await createIngest({ db, now, logger }).load([
    ...facts(world, at),
    ...fixtures.flatMap((fixture) => [...matchHistory(world, fixture, -Infinity, at)]),
  ]);
  const folder = await registryFolder();
  const brands = await loadBrands();
  const defaultBrand = itemWhere(brands, ({ key }) => key === 'scoreline');
  await folder.promote(defaultBrand.key, 1);
  const operations = listOperations(matchSectionOperations);
  const answers = createAnswers({ db, now, logger, userId: null });
  const app = Fastify();
  serveDemoClips(app, {
    ...{ db, brands: [defaultBrand], defaultBrand, now, demoData: true, env: 'prod' },
    ...{ rsaPublicKey: 'PEM', releases: folder.open() },
    question: questionsOf(operations, answers),
  });
  const videos = await db
    .selectFrom('videos as v')
    .innerJoin('matches as m', 'm.id', 'v.match_id')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .select(['v.match_id', 'v.url', 'v.title', 'm.home_score', 'm.away_score'])
    .select(['h.name as home', 'a.name as away'])
    .execute();
  return {
    ...{ db, app, rejected, videos },
    async close() {
      await app.close();
      await test.close();
    },
  };
}
const test = duringTests(openClips);

it('are where the videos of finished demo matches lead', async () => {
  const { db, app, rejected, videos } = test;
  expect(rejected.filter(({ event }) => event.type === 'video')).toEqual([]);
  expect(videos.length).toBeGreaterThan(5);
  for (const { match_id, url, title, home, away, home_score, away_score } of videos) {
    expect(title).toBe(`${home} – ${away}`);
    expect((await matchHighlights(db, match_id)).videos).toMatchObject([
      { url, provider: 'Demo', durationSeconds: 5 },
    ]);
    const { statusCode, body, headers } = await app.inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Demo data');
    expect(body).toMatch(new RegExp(`<a href="/en/football/match/[a-z-]+/${match_id}">Back</a>`));
    const [, final] = /<span class="score">(\d+ – \d+)</.exec(body) ?? [];
    expect([url, final]).toEqual([url, `${home_score} – ${away_score}`]);
    expect(body.match(/<li /g)).toHaveLength((home_score ?? 0) + (away_score ?? 0));
  }
});

it('run no script, nor any style but their own, and are not kept', async () => {
  const { headers, body } = await test.app.inject({ url: test.videos[0]!.url });
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`default-src 'none'`);
  expect(headers['content-security-policy']).toContain(`style-src ${hashSource(styles)};`);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toMatch(/<script|\sstyle=/);
  expect(body).toContain('<meta name="robots" content="noindex">');
});

it('speak the language that the visitor chose, else the browser’s', async () => {
  const { url } = test.videos[0]!;
  const chosen = { cookie: 'mp-lan=he', 'accept-language': 'es' };
  expect((await test.app.inject({ url, headers: chosen })).body).toContain('lang="he" dir="rtl"');
  const browser = { 'accept-language': 'es' };
  expect((await test.app.inject({ url, headers: browser })).body).toContain('lang="es" dir="ltr"');
});

it('are of the demo’s matches alone', async () => {
  const status = async (url: string) => (await test.app.inject({ url })).statusCode;
  expect(await status('/demo/clips/nobody')).toBe(404);
  expect(await status(`/demo/clips/${'x'.repeat(5_000)}`)).toBe(414);
  expect(await status(`/demo/clips/${encodeURIComponent("'; DROP TABLE videos;")}`)).toBe(404);
  expect(await status('/demo/clips/')).toBe(404);
});
