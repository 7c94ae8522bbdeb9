import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { digest } from './digest';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch } from '../matches/testing';

let test: TestDatabase;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.close());

const now = () => new Date('2026-11-22T06:00:00Z');
const ask = (timeZone = 'UTC') => digest({ date: '2026-11-22', timeZone }, { db: test.db, now });

type Prices = [number, number, number];

async function priced(matchId: number, opening: Prices, moves: [string, Prices][] = []) {
  const bookmaker = await test.db
    .insertInto('bookmakers')
    .values({ key: `book-${matchId}`, name: 'Book' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = (prefix: 'opening' | 'current', [home, draw, away]: Prices) => ({
    [`${prefix}_home`]: home,
    [`${prefix}_draw`]: draw,
    [`${prefix}_away`]: away,
  });
  const odds = await test.db
    .insertInto('odds')
    .values({
      ...{ match_id: matchId, bookmaker_id: bookmaker.id, market: '1x2', line: 0 },
      ...(columns('opening', opening) as { opening_home: number; opening_away: number }),
      ...(columns('current', opening) as { current_home: number; current_away: number }),
      ...{ opening_at: '2026-11-20T00:00:00Z', current_at: '2026-11-21T23:00:00Z' },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [at, [home, draw, away]] of moves)
    await test.db
      .insertInto('odds_movements')
      .values({ odds_id: odds.id, at: new Date(at), home, draw, away })
      .execute();
}

it('finds yesterday’s least likely result by the last price before kick-off', async () => {
  const league = await insertLeague(test.db, { teams: ['A', 'B', 'C', 'D', 'E', 'F'] });
  const play = (pair: [number, number], score: [number, number], start: string) =>
    insertMatch(test.db, league, pair, { start, score });
  const outsider = await play([0, 1], [1, 0], '2026-11-21T15:00:00Z');
  await priced(
    outsider,
    [9, 5, 1.3],
    [
      ['2026-11-21T12:00:00Z', [6, 4, 1.5]],
      ['2026-11-21T16:30:00Z', [1.1, 9, 30]],
    ],
  );
  const favourite = await play([2, 3], [2, 0], '2026-11-21T15:00:00Z');
  await priced(favourite, [1.3, 5, 9]);
  const before = await play([4, 5], [1, 0], '2026-11-20T15:00:00Z');
  await priced(before, [20, 8, 1.1]);
  const { upset } = await ask();
  expect(upset).toMatchObject({ match: { eventId: outsider }, outcome: 'home', price: 6 });
  expect(upset!.chance).toBeGreaterThan(0.12);
  expect(upset!.chance).toBeLessThan(0.17);
  const elsewhere = await ask('Pacific/Auckland');
  expect(elsewhere.upset).toMatchObject({ match: { eventId: before } });
});

it('settles a cup match that went on by its ninety minutes', async () => {
  const league = await insertLeague(test.db, { teams: ['A', 'B'] });
  const matchId = await insertMatch(test.db, league, [0, 1], {
    ...{ start: '2026-11-21T15:00:00Z', score: [1, 2], status: 'afterExtraTime' },
  });
  await test.db
    .updateTable('matches')
    .set({ home_periods: [1, 0, 0, 0], away_periods: [0, 1, 0, 1] })
    .where('id', '=', matchId)
    .execute();
  await priced(matchId, [1.4, 4.5, 8]);
  expect((await ask()).upset).toMatchObject({ outcome: 'draw', price: 4.5 });
});

it('has the day’s strongest insight, and nothing on an empty day', async () => {
  expect(await ask()).toEqual({
    ...{ date: '2026-11-22', upset: null, insight: null, movers: [], tournaments: [] },
  });
  const league = await insertLeague(test.db, { teams: ['A', 'B', 'C'] });
  for (let day = 1; day <= 10; day += 1)
    await insertMatch(test.db, league, [0, 2], {
      start: new Date(Date.UTC(2026, 9, day)).toISOString(),
      score: [2, 0],
    });
  const next = await insertMatch(test.db, league, [0, 1], { start: '2026-11-22T18:00:00Z' });
  const { insight } = await ask();
  expect(insight).toMatchObject({ match: { eventId: next }, insight: { hits: 10, sample: 10 } });
});
