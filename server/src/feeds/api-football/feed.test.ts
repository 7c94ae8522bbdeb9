import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';

import { readConfig } from '../../config';
import { eventually } from '@scoreline/database/eventually';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import type { Feed } from '../feed';
import { createIngest } from '../ingest/ingest';
import { createClient } from './client';
import { createApiFootballFeed, pauseOf } from './feed';

const folder = resolve('../shared/data/api-football-v3/responses');
const recorded = (name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { response: never[] };
const empty = { errors: [], paging: { current: 1, total: 1 }, response: [] };
const logger = pino({ level: 'silent' });

let server: Server;
let url: string;
let asked: string[];
let answer: (path: string, query: URLSearchParams) => unknown;
let headers: Record<string, string>;
let statuses: number[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(`${pathname.slice(1)}?${searchParams.toString()}`);
    const status = request.headers['x-apisports-key'] === 'key' ? (statuses.shift() ?? 200) : 403;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(answer(pathname.slice(1), searchParams)));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

beforeEach(() => {
  asked = [];
  headers = {};
  statuses = [];
  answer = () => empty;
});

describe('limits', () => {
  const pauses: number[] = [];
  const client = () => {
    pauses.length = 0;
    return createClient({
      baseUrl: url,
      key: 'key',
      logger,
      sleep: (milliseconds) => {
        pauses.push(milliseconds);
        headers = {};
        return Promise.resolve();
      },
    });
  };

  test('a 429 is waited out as long as the provider says', async () => {
    headers = { 'retry-after': '7' };
    statuses = [429];
    await expect(client().get('status', {})).resolves.toEqual([]);
    expect(pauses).toEqual([7000]);
    expect(asked).toHaveLength(2);
  });

  test('the limit in a body of status 200 is waited out too', async () => {
    const bodies: unknown[] = [{ ...empty, errors: { rateLimit: 'Too many requests.' } }, empty];
    answer = () => bodies.shift();
    await client().get('status', {});
    expect(pauses).toEqual([60_000]);
  });

  test('the last request of a minute is kept', async () => {
    const one = client();
    headers = { 'x-ratelimit-remaining': '1' };
    await one.get('status', {});
    await one.get('status', {});
    expect(pauses).toEqual([60_000]);
  });

  test('an error that waiting cannot mend is told', async () => {
    answer = () => ({ ...empty, errors: { required: 'At least one parameter is required.' } });
    await expect(client().get('injuries', {})).rejects.toThrow('At least one parameter');
    expect(asked).toHaveLength(1);
  });

  test('all pages are read', async () => {
    answer = (_, query) => ({
      errors: [],
      paging: { current: Number(query.get('page') ?? 1), total: 3 },
      response: [query.get('page') ?? '1'],
    });
    expect(await client().get('odds', {})).toEqual(['1', '2', '3']);
  });

  test('what is left of the day is spread over it', () => {
    expect(pauseOf(Infinity, 15_000)).toBe(15_000);
    expect(pauseOf(1000, 15_000)).toBe(86_400);
    expect(pauseOf(3, 15_000)).toBe(600_000);
  });
});

if (!existsSync(folder)) console.warn(`skipped: ${folder} is absent`);

(existsSync(folder) ? describe : describe.skip)('recorded answers', () => {
  let database: TestDatabase;
  let feed: Feed;

  beforeEach(async () => {
    database = await openTestDatabase();
    const { db } = database;
    let looks = 0;
    const now = () => new Date(Date.parse('2024-03-13T23:10:00Z') + (looks += 1));
    const ingest = createIngest({ db, now, logger });
    const config = readConfig({ API_FOOTBALL_KEY: 'key', API_FOOTBALL_URL: url });
    feed = createApiFootballFeed({ config, ingest, db, logger, now }, { liveEvery: 20 });
  });
  afterEach(async () => {
    await feed.stop();
    await database.close();
  });

  // Read inside the tests: jest collects skipped suites too.
  const cup = () => recorded('fixtures-cl-penalties');
  const round = async (query: string) => {
    await feed.start();
    await eventually(() =>
      // By the third request, the second answer is processed.
      expect(asked.filter((one) => one.includes(query)).length).toBeGreaterThan(2),
    );
    await feed.stop();
  };

  test('a match decided by penalties, with its events, line-ups and statistics', async () => {
    answer = (path, query) =>
      path === 'fixtures' && (query.has('league') || query.has('live')) ? cup() : empty;
    await round('live=all');
    const { id: matchId, ...match } = await database.db
      .selectFrom('matches as m')
      .innerJoin('feed_refs as f', (join) =>
        join.onRef('f.id', '=', 'm.id').on('f.kind', '=', 'match'),
      )
      .selectAll('m')
      .where('f.ref', '=', '1149519')
      .executeTakeFirstOrThrow();
    expect(match).toMatchObject({
      status: 'afterPenalties',
      home_score: 2,
      away_score: 1,
      home_periods: [1, 1, 0, 3],
      away_periods: [1, 0, 0, 2],
      home_red_cards: 0,
    });
    const incidents = await database.db
      .selectFrom('incidents')
      .select(['kind', 'period', 'removed'])
      .where('match_id', '=', matchId)
      .execute();
    const goals = incidents.filter(({ kind }) => kind === 'goal' || kind === 'penaltyGoal');
    expect(goals.filter(({ period }) => period < 5)).toHaveLength(3);
    expect(goals.filter(({ period }) => period === 5)).toHaveLength(5);
    expect(incidents.some(({ removed }) => removed)).toBe(false);
    const count = async (table: 'lineup_players' | 'match_statistics' | 'player_statistics') =>
      (
        await database.db
          .selectFrom(table)
          .select('match_id')
          .where('match_id', '=', matchId)
          .execute()
      ).length;
    expect(await count('lineup_players')).toBeGreaterThan(40);
    expect(await count('match_statistics')).toBeGreaterThan(10);
    expect(await count('player_statistics')).toBeGreaterThan(25);
  });

  test('an event that is no longer told is kept and marked', async () => {
    const [first] = structuredClone(cup().response) as { events: unknown[] }[];
    const fewer = { ...empty, response: [{ ...first, events: first!.events.slice(1) }] };
    let looks = 0;
    answer = (path, query) => {
      if (path !== 'fixtures' || !(query.has('league') || query.has('live'))) return empty;
      if (query.has('live')) looks += 1;
      return looks > 1 ? fewer : { ...empty, response: [first] };
    };
    await round('live=all');
    const rows = await database.db.selectFrom('incidents').select('removed').execute();
    expect(rows).toHaveLength(first!.events.length);
    expect(rows.filter(({ removed }) => removed)).toHaveLength(1);
  });

  test('fixtures of a league that are still to be played, in rounds', async () => {
    const league = recorded('fixtures-bundes-ns-pst');
    answer = (path, query) => {
      if (path !== 'fixtures') return empty;
      if (query.has('date')) return { ...empty, response: league.response.slice(0, 1) };
      return query.has('league') ? league : empty;
    };
    await round('live=all');
    const rows = await database.db
      .selectFrom('matches as m')
      .innerJoin('rounds as r', 'r.id', 'm.round_id')
      .innerJoin('seasons as s', 's.id', 'm.season_id')
      .select(['m.status', 'r.number', 's.name', 's.current'])
      .execute();
    expect(rows).toHaveLength(71);
    expect(new Set(rows.map(({ number }) => number))).toEqual(
      new Set([27, 28, 29, 30, 31, 32, 33, 34]),
    );
    expect(rows[0]).toMatchObject({ status: 'notStarted', current: true });
  });
});
