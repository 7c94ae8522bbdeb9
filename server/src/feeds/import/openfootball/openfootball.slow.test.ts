import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { pino } from 'pino';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createIngest } from '../../ingest/ingest';
import { importFiles } from '../importFiles';
import { readOpenfootball } from './openfootball';

const file = (name: string, content: unknown) => ({
  name,
  text: JSON.stringify(content),
  modifiedAt: 5,
});
const match = {
  round: 'Matchday 1',
  date: '2024-08-16',
  time: '20:00',
  team1: 'Manchester United FC',
  team2: 'Fulham FC',
  score: { ht: [0, 0], ft: [1, 0] },
};
const readOne = (matches: unknown[], name = 'en.1.json') =>
  firstItem(readOpenfootball([file(name, { name: 'Premier League', matches })]));

describe('a league', () => {
  test('local kick-off, round, both halves', () => {
    const { events } = readOne([match]).reading!;
    expect(events.find(({ type }) => type === 'fixture')).toMatchObject({
      startTime: '2024-08-16T19:00:00.000Z',
      round: { number: 1, name: 'Matchday 1' },
      ref: 'E0/2024-25/gb-eng/manchester-united/gb-eng/fulham',
    });
    expect(events.find(({ type }) => type === 'state')).toMatchObject({
      status: 'finished',
      periods: [
        { home: 0, away: 0 },
        { home: 1, away: 0 },
      ],
    });
  });

  test.each([
    [{ score: { ft: [0, 0] } }, 'finished', 2],
    [{ score: { ft: [2, 0] } }, 'finished', 0],
    [{ score: { ft: [3, 0] }, status: 'awarded' }, 'awarded', 0],
    [{ score: {}, status: 'postponed' }, 'postponed', 0],
    [{ score: { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [4, 5] } }, 'afterPenalties', 4],
    [{ score: { ft: [1, 1], et: [1, 1], p: [4, 5] } }, 'afterPenalties', 1],
    [{ score: { ft: [1, 1], et: [2, 1] } }, 'afterExtraTime', 0],
  ])('%o', (change, status, periods) => {
    const { events } = readOne([{ ...match, ...change }]).reading!;
    const state = events.find((event) => event.type === 'state');
    expect(state).toMatchObject({ status });
    expect(state!.periods).toHaveLength(periods);
  });

  test('a match that is not played has no state, one that is broken is told by its place', () => {
    const { events, skipped } = readOne([
      { ...match, score: {} },
      { ...match, date: '2024-13-01' },
      { ...match, team1: '' },
    ]).reading!;
    expect(events.some(({ type }) => type === 'state')).toBe(false);
    expect(skipped.map(({ row }) => row)).toEqual([2, 3]);
  });
});

describe('a missing half time drops nothing else', () => {
  it.each([
    [{ et: [1, 1], p: [2, 4] }, { home: 1, away: 1 }, 'afterPenalties', [{ home: 2, away: 4 }]],
    [{ p: [2, 4] }, null, 'afterPenalties', [{ home: 2, away: 4 }]],
    [{ ft: [1, 1], et: [2, 1] }, { home: 2, away: 1 }, 'afterExtraTime', []],
  ])('%o', (score, wanted, status, periods) => {
    const { events } = readOne([{ ...match, score }]).reading!;
    const state = events.find((event) => event.type === 'state');
    expect(state).toMatchObject({ score: wanted, status, periods });
  });
});

describe('a time that is missing', () => {
  const world = (more: object) => ({
    ...{ round: 'Matchday 1', group: 'Group 1', date: '1930-07-13' },
    ...{ team1: 'France', team2: 'Mexico', score: { ft: [4, 1] } },
    ...more,
  });
  const fixtureOf = (matches: unknown[], name: string, title: string) => {
    const [read] = readOpenfootball([file(name, { name: title, matches })]);
    expect(read?.reading?.skipped).toEqual([]);
    return read?.reading?.events.find(({ type }) => type === 'fixture');
  };

  it.each([
    ['none', {}, '1930-07-13T12:00:00.000Z', true],
    ['an empty one', { time: '' }, '1930-07-13T12:00:00.000Z', true],
    ['one without a zone', { time: '16:00' }, '1930-07-13T12:00:00.000Z', true],
    ['one with its zone', { time: '16:00 UTC-3' }, '1930-07-13T19:00:00.000Z', undefined],
  ])('%s, of a World Cup', (_, more, startTime, timeUnknown) => {
    const fixture = fixtureOf([world(more)], 'worldcup.json', 'World Cup 1930');
    expect(fixture).toMatchObject({ startTime, ...(timeUnknown && { timeUnknown }) });
    expect(fixture && 'timeUnknown' in fixture).toBe(Boolean(timeUnknown));
  });

  it('none, of a league', () => {
    const { time: _, ...timeless } = match;
    const fixture = fixtureOf([timeless], 'en.1.json', 'Premier League');
    expect(fixture).toMatchObject({ startTime: '2024-08-16T14:00:00.000Z', timeUnknown: true });
  });

  it('a date that is none is refused', () => {
    const text = file('worldcup.json', {
      name: 'World Cup 1930',
      matches: [world({ date: '1930-13-01' })],
    });
    const { skipped } = firstItem(readOpenfootball([text])).reading!;
    expect(skipped).toEqual([{ row: 1, reason: '"1930-13-01 " is no date and time' }]);
  });
});

describe('files by their names', () => {
  const read = (name: string, title: string) =>
    firstItem(readOpenfootball([file(name, { name: title, matches: [match] })]));

  it.each([
    ['en.3.json', 'English League One 2010/11', 'E2', '2010/11'],
    ['de.cup.json', 'DFB Pokal 2018/19', 'D-CUP', '2018/19'],
    ['br.1.json', 'Brasileiro Série A 2019', 'BRA', '2019'],
    ['mls.json', 'Major League Soccer 2025', 'USA', '2025'],
    ['copa.l.json', 'Copa Libertadores 2025', 'LIB', '2025'],
    ['en.1.json', 'Premier League', 'E0', '2024/25'],
  ])('%s', (name, title, tournamentRef, season) => {
    const { reading } = read(name, title);
    expect(reading?.events.find(({ type }) => type === 'season')).toMatchObject({
      tournamentRef,
      name: season,
    });
  });

  it('an unknown one is called unknown', () => {
    expect(read('xx.9.json', 'Some League 2020/21').failure).toBe(
      'no league is known by the name "xx.9.json", and "Some League 2020/21" is no competition of nations; the file of a league keeps its name, such as pt.1.json',
    );
  });

  it('sides that are not drawn are refused', () => {
    const undrawn = [
      ['N.N.', 'N.N.'],
      ['W73', 'L74'],
      ['1A', '3A/B/C'],
      ['Winner Group A', 'Fulham FC'],
    ].map(([team1, team2]) => ({ ...match, team1, team2 }));
    const { reading } = firstItem([readOne(undrawn)]);
    expect(reading?.skipped).toHaveLength(4);
    expect(reading?.skipped[0]).toEqual({ row: 1, reason: '"N.N." – "N.N." is not drawn yet' });
  });

  it('a result more than two years ahead is refused', () => {
    const { skipped } = readOne([{ ...match, date: '2090-08-16' }, match]).reading!;
    expect(skipped).toEqual([
      { row: 1, reason: 'a result of 2090-08-16, more than two years from now' },
    ]);
  });
});

test('files that are none of it are told', () => {
  const text = { name: 'x.json', text: 'no json', modifiedAt: 1 };
  expect(firstItem(readOpenfootball([text])).failure).toBe('it is no JSON');
  expect(firstItem(readOpenfootball([file('y.json', { groups: [] })])).failure).toContain(
    'no list',
  );
});

const data = resolve('../shared/data');
const present = existsSync(data);
if (!present) console.warn(`skipped: ${data} is absent`);

(present ? describe : describe.skip)('the real files', () => {
  let database: TestDatabase;
  const run = (format: 'football-data' | 'openfootball', names: string[]) => {
    const logger = pino({ level: 'silent' });
    const ingest = createIngest({
      db: database.db,
      now: () => new Date('2026-11-21T12:00:00.000Z'),
      logger,
    });
    return importFiles(format, names, { db: database.db, ingest }, () => undefined);
  };
  const inside = (...folders: string[]) =>
    folders.flatMap((folder) =>
      readdirSync(join(data, folder))
        .map((name) => join(data, folder, name))
        .filter((name) => statSync(name).isFile() && name.endsWith('.json')),
    );

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('meet the same matches as football-data, whichever comes first', async () => {
    const csv = [join(data, 'football-data-co-uk/E0_2324.csv')];
    const json = [join(data, 'openfootball/2023-24/en.1.json')];
    const table = () =>
      database.db
        .selectFrom('matches as m')
        .innerJoin('rounds as r', 'r.id', 'm.round_id')
        .innerJoin('people as p', 'p.id', 'm.referee_id')
        .innerJoin('teams as h', 'h.id', 'm.home_id')
        .select([
          'h.name',
          'm.start_time',
          'm.home_score',
          'm.home_periods',
          'r.number',
          'p.name as referee',
        ])
        .orderBy('m.start_time')
        .orderBy('h.name')
        .execute();
    await run('football-data', csv);
    await run('openfootball', json);
    const first = await table();
    expect(first).toHaveLength(380);
    await database.close();
    database = await openTestDatabase();
    await run('openfootball', json);
    await run('football-data', csv);
    expect(await table()).toEqual(first);
  });

  test('both World Cups, with groups, goals, squads and stadiums', async () => {
    const results = await run('openfootball', inside('worldcup/2022', 'worldcup/2026'));
    expect(
      results.flatMap(({ skipped, failure }) => [...skipped, ...(failure ? [failure] : [])]),
    ).toEqual([]);
    expect(results.map(({ matches }) => matches)).toEqual([64, 104, 16]);
    const final = await database.db
      .selectFrom('matches as m')
      .innerJoin('teams as h', 'h.id', 'm.home_id')
      .innerJoin('venues as v', 'v.id', 'm.venue_id')
      .innerJoin('stages as s', 's.id', 'm.stage_id')
      .select([
        'm.id',
        'm.status',
        'm.home_periods',
        'm.away_periods',
        'm.start_time',
        'v.name as venue',
        's.kind',
      ])
      .where('h.name', '=', 'Argentina')
      .where('m.start_time', '>', new Date('2022-12-18'))
      .where('m.start_time', '<', new Date('2022-12-19'))
      .executeTakeFirstOrThrow();
    expect(final).toMatchObject({
      status: 'afterPenalties',
      home_periods: [2, 0, 1, 4],
      away_periods: [0, 2, 1, 2],
      start_time: new Date('2022-12-18T15:00:00Z'),
      kind: 'finals',
    });
    expect(final.venue).toContain('Lusail');
    const wanted = ['2022', '2026'].flatMap((year) => {
      const text = readFileSync(join(data, `worldcup/${year}/worldcup.json`), 'utf8');
      const { matches } = JSON.parse(text) as { matches: Record<'goals1' | 'goals2', unknown[]>[] };
      return matches.flatMap(({ goals1, goals2 }) => [...(goals1 ?? []), ...(goals2 ?? [])]);
    });
    const goals = await database.db
      .selectFrom('incidents as i')
      .innerJoin('matches as m', 'm.id', 'i.match_id')
      .innerJoin('seasons as s', 's.id', 'm.season_id')
      .innerJoin('tournaments as t', 't.id', 's.tournament_id')
      .select('i.id')
      .where('t.name', '=', 'World Cup')
      .execute();
    expect(goals).toHaveLength(wanted.length);
    const squads = await database.db.selectFrom('squad_members').select('player_id').execute();
    expect(squads.length).toBeGreaterThan(48 * 22);
  });

  test('every league file as a whole', async () => {
    const names = inside('openfootball/2024-25');
    const results = await run('openfootball', names);
    expect(
      results.flatMap(({ skipped, failure }) => [...skipped, ...(failure ? [failure] : [])]),
    ).toEqual([]);
    const wanted = names.map(
      (name) => (JSON.parse(readFileSync(name, 'utf8')) as { matches: unknown[] }).matches.length,
    );
    expect(results.map(({ matches }) => matches)).toEqual(wanted);
  });
});
