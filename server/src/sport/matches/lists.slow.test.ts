import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MatchList } from '@scoreline/shared-lib/contract';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { matchCalendar } from './calendar';
import { matchList } from './list';
import { insertLeague, insertMatch, type TestLeague } from './testing';

const timeZone = 'Asia/Kathmandu';
/** 00:30 of the 22nd in Kathmandu. */
const now = () => new Date('2026-11-21T18:45:00Z');

let test: TestDatabase;
let league: TestLeague;
beforeEach(async () => {
  test = await openTestDatabase();
  league = await insertLeague(test.db, {
    name: 'Second',
    priority: 2,
    teams: ['A', 'B', 'C', 'D'],
  });
});
afterEach(() => test.close());

const listOf = (date: string, order: 'league' | 'time' = 'league', zone = timeZone) =>
  matchList({ sport: 'football', date, timeZone: zone, order }, { db: test.db, now });
const idsOf = ({ leagues }: MatchList) =>
  leagues.flatMap(({ matches }) => matches.map(({ eventId }) => eventId));

describe('match list', () => {
  it('cuts its day in the viewer’s zone', async () => {
    const last = await insertMatch(test.db, league, [0, 1], { start: '2026-11-22T18:14:59Z' });
    const next = await insertMatch(test.db, league, [2, 3], { start: '2026-11-22T18:15:00Z' });
    expect(idsOf(await listOf('2026-11-22'))).toEqual([last]);
    expect(idsOf(await listOf('2026-11-23'))).toEqual([next]);
    expect(idsOf(await listOf('2026-11-22', 'league', 'UTC'))).toEqual([last, next]);
  });

  it('names the number its topic had before anything was read', async () => {
    const asked: [string, number][] = [];
    const context = {
      ...{ db: test.db, now },
      seqAt: (topic: string, moment: number) => (asked.push([topic, moment]), 17),
    };
    const request = { sport: 'football', date: '2026-11-22', timeZone, order: 'league' } as const;
    const begun = performance.now();
    expect((await matchList(request, context)).liveSeq).toBe(17);
    expect((await matchList(request, { ...context, shownUntil: 5 })).liveSeq).toBe(17);
    expect((await matchList(request, { ...context, seqAt: () => null })).liveSeq).toBeUndefined();
    expect(asked).toEqual([
      ['matches:football', expect.any(Number)],
      ['matches:football', 5],
    ]);
    expect(asked[0]![1]).toBeGreaterThanOrEqual(begun);
  });

  it('keeps a match in play past midnight in today’s list, with its own date', async () => {
    const start = '2026-11-21T17:30:00.000Z';
    const live = { start, score: [1, 0] as [number, number], status: 'live' as const };
    const inPlay = await insertMatch(test.db, league, [0, 1], live);
    await insertMatch(test.db, league, [2, 3], { start, score: [0, 0] });
    const today = await listOf('2026-11-22');
    expect(idsOf(today)).toEqual([inPlay]);
    expect(today.leagues[0]?.matches[0]?.startTime).toBe(start);
    expect(idsOf(await listOf('2026-11-21'))).toContain(inPlay);
    expect(idsOf(await listOf('2026-11-23'))).toEqual([]);
  });

  it('has no match of yesterday that is over, however it ended', async () => {
    const start = '2026-11-21T17:30:00Z';
    const over = [
      ...(['finished', 'afterExtraTime', 'afterPenalties', 'awarded'] as const),
      ...(['abandoned', 'cancelled', 'postponed', 'interrupted', 'suspended'] as const),
    ];
    for (const status of over)
      await insertMatch(test.db, league, [0, 1], { start, score: [1, 0], status });
    expect(idsOf(await listOf('2026-11-22'))).toEqual([]);
    expect(idsOf(await listOf('2026-11-21'))).toHaveLength(over.length);
    const request = { sport: 'football' as const, month: '2026-11', timeZone };
    const { days } = await matchCalendar(request, { db: test.db, now });
    expect(days).toEqual([{ date: '2026-11-21', matches: over.length, live: 0, subscribed: 0 }]);
  });

  it('has what is each side’s own on its side', async () => {
    const start = '2026-11-22T01:00:00Z';
    const id = await insertMatch(test.db, league, [0, 1], { start, score: [3, 5] });
    await test.db
      .updateTable('matches')
      .set({ home_red_cards: 1, away_red_cards: 2 })
      .set({ home_periods: [2, 1], away_periods: [4, 1] })
      .where('id', '=', id)
      .execute();
    const { leagues } = await listOf('2026-11-22');
    expect(leagues[0]?.matches[0]).toMatchObject({
      home: { name: 'A', score: 3, periods: [2, 1], redCards: 1 },
      away: { name: 'B', score: 5, periods: [4, 1], redCards: 2 },
    });
  });

  it('stands by league priority, or in runs that read in order of time', async () => {
    const first = await insertLeague(test.db, { name: 'First', priority: 1, teams: ['E', 'F'] });
    const at = (hour: number) => ({ start: `2026-11-22T0${hour}:00:00Z` });
    const early = await insertMatch(test.db, league, [0, 1], at(1));
    const middle = await insertMatch(test.db, first, [0, 1], at(2));
    const late = await insertMatch(test.db, league, [2, 3], at(3));
    expect(idsOf(await listOf('2026-11-22'))).toEqual([middle, early, late]);
    const byTime = await listOf('2026-11-22', 'time');
    expect(idsOf(byTime)).toEqual([early, middle, late]);
    expect(byTime.leagues.map(({ tournament }) => tournament.name)).toEqual([
      'Second',
      'First',
      'Second',
    ]);
  });

  it('shows the main market of the first bookmaker by priority that has it', async () => {
    const matchId = await insertMatch(test.db, league, [0, 1], { start: '2026-11-22T01:00:00Z' });
    const bookmaker = async (key: string, priority: number) =>
      test.db
        .insertInto('bookmakers')
        .values({ key, name: key, priority })
        .returning('id')
        .executeTakeFirstOrThrow();
    const other = await bookmaker('other', 1);
    const second = await bookmaker('second', 3);
    const chosen = await bookmaker('chosen', 2);
    const at = '2026-11-20T00:00:00Z';
    const prices = (home: number, draw: number | null) => ({
      match_id: matchId,
      opening_home: home,
      opening_draw: draw,
      opening_away: 4.5,
      opening_at: at,
      current_home: home + 0.25,
      current_draw: draw,
      current_away: 4.25,
      current_at: at,
    });
    await test.db
      .insertInto('odds')
      .values([
        { bookmaker_id: other.id, market: 'overUnder', line: 2.5, ...prices(1.9, null) },
        { bookmaker_id: second.id, market: '1x2', ...prices(1.5, 3.5) },
        { bookmaker_id: chosen.id, market: '1x2', ...prices(1.6, 3.4) },
      ])
      .execute();
    const { leagues } = await listOf('2026-11-22');
    expect(leagues[0]?.matches[0]?.odds).toEqual({
      bookmakerId: chosen.id,
      market: '1x2',
      opening: { home: 1.6, draw: 3.4, away: 4.5 },
      current: { home: 1.85, draw: 3.4, away: 4.25 },
    });
  });
});

it('counts the days of a month as their lists show them', async () => {
  const live = { score: [0, 0] as [number, number], status: 'live' as const };
  const inPlay = await insertMatch(test.db, league, [0, 1], {
    start: '2026-11-21T17:30:00Z',
    ...live,
  });
  const followed = await insertMatch(test.db, league, [2, 3], { start: '2026-11-30T18:14:00Z' });
  await insertMatch(test.db, league, [1, 2], { start: '2026-11-30T18:15:00Z' });
  await insertMatch(test.db, league, [1, 3], { start: '2026-10-31T18:15:00Z' });
  const request = { sport: 'football' as const, month: '2026-11', timeZone };
  const { days } = await matchCalendar(
    { ...request, eventIds: [followed, inPlay] },
    { db: test.db, now },
  );
  expect(days).toEqual([
    { date: '2026-11-01', matches: 1, live: 0, subscribed: 0 },
    { date: '2026-11-21', matches: 1, live: 1, subscribed: 1 },
    { date: '2026-11-22', matches: 1, live: 1, subscribed: 1 },
    { date: '2026-11-30', matches: 1, live: 0, subscribed: 1 },
  ]);
});
