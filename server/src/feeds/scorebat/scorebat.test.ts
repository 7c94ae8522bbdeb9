import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Kysely } from 'kysely';
import { Registry } from 'prom-client';

import { duringTests } from '@scoreline/database/duringTests';
import type { Database } from '@scoreline/database/schema';
import { openTestDatabase } from '@scoreline/database/testing';
import { scorebatJob } from './job';
import { claimTurn } from './queries';
import { startVideoApi, token } from './testingVideoApi';

const minuteMs = 60_000;
const start = Date.parse('2026-11-27T23:00:00Z');

/** One club of England and one of Germany, each against others of its country. */
async function insertMatches(db: Kysely<Database>) {
  const clubs = [
    ['Arsenal', 'gb-eng'],
    ['Chelsea', 'gb-eng'],
    ['Brighton', 'gb-eng'],
    ['Heidenheim', 'de'],
  ] as const;
  const insertId = async (row: Promise<{ id: number }>) => (await row).id;
  const football = { sport: 'football' as const };
  const category_id = await insertId(
    db
      .insertInto('categories')
      .values({ ...football, name: 'Cups', slug: 'cups' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const tournament_id = await insertId(
    db
      .insertInto('tournaments')
      .values({ ...football, category_id, name: 'Cup', slug: 'cup', priority: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const season_id = await insertId(
    db
      .insertInto('seasons')
      .values({ tournament_id, name: '2026', start_date: '2026-07-01', end_date: '2027-06-30' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const stage_id = await insertId(
    db
      .insertInto('stages')
      .values({ season_id, kind: 'groupStage', name: 'Groups' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const teams = await db
    .insertInto('teams')
    .values(
      clubs.map(([name, country_code]) => ({
        ...{ ...football, name, short_name: name, country_code },
        ...{ slug: name.toLowerCase(), code: 'TST' },
      })),
    )
    .returning('id')
    .execute();
  const idOf = (name: string) => teams[clubs.findIndex(([club]) => club === name)]!.id;
  const match = (home: string, away: string, start_time: string) =>
    insertId(
      db
        .insertInto('matches')
        .values({
          ...{ ...football, tournament_id, season_id, stage_id, start_time },
          ...{ home_id: idOf(home), away_id: idOf(away), status: 'finished' },
          ...{ home_score: 1, away_score: 0 },
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  return {
    arsenal: await match('Arsenal', 'Chelsea', '2026-11-27T20:00:00Z'),
    earlier: await match('Arsenal', 'Chelsea', '2026-11-20T20:00:00Z'),
    brighton: await match('Brighton', 'Heidenheim', '2026-11-27T18:00:00Z'),
  };
}

const test = duringTests(async () => {
  const database = await openTestDatabase();
  const api = await startVideoApi();
  return {
    ...{ db: database.db, api, matches: await insertMatches(database.db) },
    async close() {
      api.stop();
      await database.close();
    },
  };
});

const listed = (title: string, over: object = {}) => ({
  title,
  competition: 'ENGLAND: Premier League',
  matchviewUrl: `https://videos.example/${encodeURIComponent(title)}`,
  competitionUrl: 'https://videos.example/england',
  thumbnail: 'https://videos.example/1.jpg',
  date: '2026-11-27T20:00:00+0000',
  videos: [{ id: '1', title: 'Highlights', embed: '<div><script>alert(1)</script></div>' }],
  ...over,
});

let time = start;
const onChanged = jest.fn<(ids: number[]) => void>();
const logger = { warn: jest.fn(), info: jest.fn() };
let metrics = new Registry();

beforeEach(async () => {
  time = start;
  for (const mock of [onChanged, logger.warn, logger.info]) mock.mockReset();
  metrics = new Registry();
  await test.db.deleteFrom('videos').execute();
  await test.db.deleteFrom('feed_progress').execute();
  await test.api.set({ asked: 0, fault: null, response: [] });
});

const newJob = (settings: object = {}) =>
  scorebatJob({
    ...{ db: test.db, logger, metrics, onChanged, now: () => new Date(time) },
    settings: { token, baseUrl: test.api.url, ...settings },
  });
const videos = () =>
  test.db
    .selectFrom('videos')
    .select(['match_id', 'title', 'url', 'provider'])
    .orderBy('match_id')
    .execute();
const outcomes = async () => {
  const { values } = await metrics.getSingleMetric('scorebat_entries')!.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]));
};

describe('highlights of ScoreBat', () => {
  it('are links to the matches of the day between both clubs, however they are spelled', async () => {
    const titles = ['Arsenal FC - Chelsea', 'Brighton and Hove Albion - 1. FC Heidenheim 1846'];
    await test.api.set({ response: titles.map((title) => listed(title)) });
    await newJob().run();
    const provider = 'ScoreBat';
    expect(await videos()).toEqual([
      {
        ...{ match_id: test.matches.arsenal, provider, title: 'Arsenal FC – Chelsea' },
        url: 'https://videos.example/Arsenal%20FC%20-%20Chelsea',
      },
      {
        ...{ match_id: test.matches.brighton, provider },
        title: 'Brighton and Hove Albion – 1. FC Heidenheim 1846',
        url: expect.stringContaining('https://videos.example/Brighton'),
      },
    ]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(onChanged.mock.calls[0]![0].toSorted((a, b) => a - b)).toEqual([
      test.matches.arsenal,
      test.matches.brighton,
    ]);
  });

  it('are stored once, and follow an address that changes', async () => {
    const job = newJob();
    const poll = async (matchviewUrl: string) => {
      time += 15 * minuteMs;
      await test.api.set({ response: [listed('Arsenal - Chelsea', { matchviewUrl })] });
      await job.run();
    };
    await poll('https://videos.example/1');
    await poll('https://videos.example/1');
    expect(onChanged).toHaveBeenCalledTimes(1);
    await poll('https://videos.example/2');
    expect((await videos()).map(({ url }) => url)).toEqual(['https://videos.example/2']);
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it('count what belongs to no stored match, and store none of it', async () => {
    const address = (matchviewUrl: string) => listed('Arsenal - Chelsea', { matchviewUrl });
    const response = [
      listed('Arsenal Women - Chelsea Women'),
      listed('Nobody - Chelsea'),
      listed('Chelsea - Arsenal'),
      listed('Arsenal - Chelsea', { date: '2026-11-24T20:00:00+0000' }),
      address('http://videos.example/1'),
      address('javascript:alert(1)'),
      address('https://somebody:secret@videos.example/1'),
      address(`https://videos.example/${'x'.repeat(600)}`),
      address(`https://videos.example/${token}`),
      listed('Arsenal - Chelsea', { videos: [] }),
      listed('Arsenal'),
      listed('Arsenal - Chelsea', { date: 'yesterday' }),
      'nonsense',
    ];
    await test.api.set({ response });
    await newJob().run();
    expect(await videos()).toEqual([]);
    expect(await outcomes()).toEqual({
      ...{ matched: 0, unknownClub: 3, noMatch: 1, ambiguous: 0, malformed: 9 },
    });
  });

  it('carry no token to visitors', async () => {
    const matchviewUrl = `https://videos.example/1?token=${token}&utm_source=api`;
    await test.api.set({ response: [listed('Arsenal - Chelsea', { matchviewUrl })] });
    await newJob().run();
    expect(await videos()).toMatchObject([{ url: 'https://videos.example/1?utm_source=api' }]);
  });

  it('leave the videos alone that an operator has set', async () => {
    const own = { title: 'Own', url: 'https://own.example/1', provider: 'Own' };
    await test.db
      .insertInto('videos')
      .values({ ...own, match_id: test.matches.arsenal, origin: 'operator' })
      .execute();
    await test.api.set({ response: [listed('Arsenal - Chelsea')] });
    await newJob().run();
    expect((await videos()).map(({ title }) => title)).toEqual(['Own']);
  });
});

describe('asking ScoreBat', () => {
  const asked = async () => (await test.api.set()).asked;

  it('is the work of one of several servers, every quarter of an hour', async () => {
    const job = newJob();
    await Promise.all([job.run(), job.run(), job.run()]);
    expect(await asked()).toBe(1);
    time += 14 * minuteMs;
    await job.run();
    expect(await asked()).toBe(1);
    time += minuteMs;
    await job.run();
    expect(await asked()).toBe(2);
  });

  it.each(['broken', 'slow', 'invalidJson', 'huge', 'redirect'])(
    'pauses longer after each failure (%s), and logs the first and the recovery',
    async (fault) => {
      const job = newJob({ timeoutMs: fault === 'slow' ? 200 : 15_000 });
      await test.api.set({ fault, response: [listed('Arsenal - Chelsea')] });
      await job.run();
      for (const [waitMinutes, times] of [
        [15, 2],
        [15, 2],
        [15, 3],
        [60, 4],
      ] as const) {
        time += waitMinutes * minuteMs;
        await job.run();
        expect(await asked()).toBe(times);
      }
      expect(logger.warn).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(logger.warn.mock.calls)).not.toContain(token);
      expect(await videos()).toEqual([]);
      await test.api.set({ fault: null });
      time += 6 * 60 * minuteMs;
      await job.run();
      expect(logger.info).toHaveBeenCalledTimes(1);
      expect(await videos()).toHaveLength(1);
    },
  );

  it('waits as long as a 429 says', async () => {
    const job = newJob();
    await test.api.set({ fault: 'tooMany' });
    await job.run();
    time += 119 * minuteMs;
    await job.run();
    expect(await asked()).toBe(1);
    time += minuteMs;
    await job.run();
    expect(await asked()).toBe(2);
  });

  it('logs a token that is refused', async () => {
    await newJob({ token: 'another' }).run();
    expect(logger.warn).toHaveBeenCalledWith({ reason: 'status 401' }, expect.any(String));
  });

  it('goes on at another server when one has died while it asked', async () => {
    expect(await claimTurn(test.db, time, 2 * minuteMs)).not.toBeNull();
    const job = newJob();
    await job.run();
    expect(await asked()).toBe(0);
    time += 2 * minuteMs;
    await job.run();
    expect(await asked()).toBe(1);
  });
});
