import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MatchStatus } from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';

import { runTips } from '../../members/editors/tipsCommand';
import { tipJobs } from './jobs';
import { tipOperations } from './operations';
import { publishTip } from './publish';
import { createSettler, settleTips } from './settlement';
import { draftOf, insertOffer } from './testing';
import { openTestDatabase, type TestDatabase } from '../../store/db/testing';
import { createDispatch, listOperations } from '../../wire/gateway/dispatch';
import { insertLeague, insertMatch, type TestLeague } from '../matches/testing';

const now = new Date('2026-11-21T12:00:00Z');
const kickOff = '2026-11-21T15:00:00Z';
const after = new Date('2026-11-21T18:00:00Z');

let database: TestDatabase;
let league: TestLeague;
beforeEach(async () => {
  database = await openTestDatabase();
  league = await insertLeague(database.db, { teams: ['A', 'B', 'C', 'D'] });
});
afterEach(() => database.close());

async function offered(): Promise<number> {
  const id = await insertMatch(database.db, league, [0, 1], { start: kickOff });
  await insertOffer(database.db, id, [2, 3.4, 3.8]);
  return id;
}

async function ends(matchId: number, score: [number, number], status: MatchStatus = 'finished') {
  await sql`UPDATE matches SET status = ${status}, home_score = ${score[0]}, away_score = ${score[1]}
    WHERE id = ${matchId}`.execute(database.db);
}

const settlements = async () => {
  const { rows } =
    await sql`SELECT revision, result, profit FROM tip_settlements ORDER BY tip_id, revision`.execute(
      database.db,
    );
  return rows;
};

/** Until a statement waits for another's lock, or the work that should is over without. */
async function blocked(work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  while (!over.signal.aborted) {
    const { rows } =
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        database.db,
      );
    if (rows.length > 0) return;
  }
}

const context = () => ({
  db: database.db,
  now: () => after,
  logger: pino({ level: 'silent' }),
  userId: null,
});
const dispatch = () => createDispatch(listOperations(tipOperations), context());

async function upcoming(request: { sport?: 'football' } = {}) {
  const { data } = await dispatch()('sports-query/tips/upcoming', request);
  return operations['sports-query/tips/upcoming'].response.parse(data).rows;
}

async function history() {
  const { data } = await dispatch()('sports-query/tips/history', { window: '7' });
  return operations['sports-query/tips/history'].response.parse(data);
}

describe('publishing', () => {
  test('takes a price that is offered, and once', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { price: 2.03 }), now);
    await expect(publishTip(database.db, draftOf(matchId), now)).rejects.toThrow(
      'published already',
    );
  });

  test.each([
    [
      'a price nobody offers',
      { price: 2.2 },
      'A price of 2.2 is not offered: the nearest is 2 at One.',
    ],
    [
      'a line nobody offers',
      { market: 'overUnder' as const, line: 2.5 },
      'Nobody offers this market at this line.',
    ],
    [
      'a market of the other sport',
      { market: 'moneyline' as const },
      'moneyline is no market of football.',
    ],
    [
      'a draw without one',
      { market: 'overUnder' as const, outcome: 'draw' as const },
      'There is no draw',
    ],
    [
      'an eighth of a line',
      { market: 'overUnder' as const, line: 2.125 },
      'A line goes by quarters.',
    ],
    ['a price under 1.01', { price: 1.005 }, 'A price is at least 1.01.'],
    ['too large a stake', { stake: 11 }, 'at most 10 units'],
    ['an unknown match', { matchId: 999_999 }, 'There is no match 999999.'],
  ])('refuses %s', async (_, facts, message) => {
    const matchId = await offered();
    await expect(publishTip(database.db, draftOf(matchId, facts), now)).rejects.toThrow(message);
  });

  test('refuses a match that has begun, by its clock or by its state', async () => {
    const matchId = await offered();
    await expect(publishTip(database.db, draftOf(matchId), after)).rejects.toThrow('has started');
    await ends(matchId, [0, 0], 'live');
    await expect(publishTip(database.db, draftOf(matchId), now)).rejects.toThrow('has started');
  });

  test('by the editor’s command, with its reasons', async () => {
    const matchId = await offered();
    const command = `publish --match ${matchId} --market 1x2 --pick away --price 3.8 --stake 2 --tipster Desk --vip`;
    const args = [
      ...command.split(' '),
      '--reason',
      'Strong away.',
      '--reason-es',
      'Fuerte fuera.',
    ];
    expect(await runTips(args, database.db, now)).toMatch(/^Tip \d+ is published/);
    const { rows } = await sql`SELECT outcome, vip, reason FROM tips`.execute(database.db);
    expect(rows).toEqual([
      { outcome: 'away', vip: true, reason: { en: 'Strong away.', es: 'Fuerte fuera.' } },
    ]);
    for (const wrong of [
      ['publish'],
      ['delete', '1'],
      ['publish', '--match', 'x', ...args.slice(3)],
      ['publish', '--odds', '2'],
    ])
      await expect(runTips(wrong, database.db, now)).rejects.toThrow();
  });

  test('stands: a tip and its settlement are never changed or deleted', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId), now);
    await ends(matchId, [1, 0]);
    await settleTips(database.db, after);
    for (const change of [
      'UPDATE tips SET price = 9',
      'DELETE FROM tips',
      'TRUNCATE tips CASCADE',
      'UPDATE tip_settlements SET profit = 9',
      'DELETE FROM tip_settlements',
      'DELETE FROM matches',
    ])
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow();
    expect(await settlements()).toHaveLength(1);
  });
});

describe('settlement', () => {
  test('comes once, and again only where the result is corrected', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { stake: 2 }), now);
    expect(await settleTips(database.db, now)).toBe(0);
    await ends(matchId, [1, 0]);
    const both = await Promise.all([
      settleTips(database.db, after),
      settleTips(database.db, after),
    ]);
    expect(both[0] + both[1]).toBe(1);
    expect(await settleTips(database.db, after)).toBe(0);
    await ends(matchId, [1, 1]);
    await settleTips(database.db, after);
    expect(await settlements()).toEqual([
      { revision: 1, result: 'win', profit: 2 },
      { revision: 2, result: 'loss', profit: -2 },
    ]);
  });

  test('is written once where two servers settle at the same moment', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { stake: 2 }), now);
    await ends(matchId, [1, 0]);
    const other = await database.db.startTransaction().execute();
    await sql`INSERT INTO tip_settlements SELECT id, 1, 'win', 2, 'finished', 1, 0, ${after} FROM tips`.execute(
      other,
    );
    const own = settleTips(database.db, after);
    await blocked(own);
    await other.commit().execute();
    expect(await own).toBe(0);
    expect(await settlements()).toEqual([{ revision: 1, result: 'win', profit: 2 }]);
  });

  test('of a corrected result counts once in the record', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { stake: 2 }), now);
    await ends(matchId, [1, 0]);
    await settleTips(database.db, after);
    await ends(matchId, [1, 1]);
    await settleTips(database.db, after);
    const { totals, byMarket, series, rows } = await history();
    expect(totals).toMatchObject({ n: 1, profit: -2 });
    expect(byMarket).toMatchObject([{ n: 1, profit: -2 }]);
    expect(series).toMatchObject([{ n: 1, profit: -2 }]);
    expect(rows).toHaveLength(1);
  });

  test('of a match that stands still comes after two days', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId), now);
    await sql`UPDATE matches SET status = 'suspended' WHERE id = ${matchId}`.execute(database.db);
    expect(await settleTips(database.db, new Date('2026-11-23T15:00:00Z'))).toBe(0);
    expect(await settleTips(database.db, new Date('2026-11-23T15:01:00Z'))).toBe(1);
    expect(await settleTips(database.db, new Date('2026-11-24T15:00:00Z'))).toBe(0);
    expect(await settlements()).toMatchObject([{ revision: 1, result: 'void', profit: 0 }]);
  });

  test('of a postponed match waits two days, and is that of its result where it is played by then', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId), now);
    await sql`UPDATE matches SET status = 'postponed' WHERE id = ${matchId}`.execute(database.db);
    expect(await settleTips(database.db, after)).toBe(0);
    expect(await settleTips(database.db, new Date('2026-11-23T15:00:01Z'))).toBe(1);
    await ends(matchId, [2, 0]);
    await settleTips(database.db, new Date('2026-11-23T17:00:00Z'));
    expect(await settlements()).toMatchObject([{ result: 'void' }, { result: 'win' }]);
  });

  test('of a match moved by more than two days is void at once', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId), now);
    await sql`UPDATE matches SET start_time = '2026-11-23T15:00:01Z'`.execute(database.db);
    expect(await settleTips(database.db, now)).toBe(1);
    expect(await settleTips(database.db, after)).toBe(0);
    await ends(matchId, [2, 0]);
    await settleTips(database.db, new Date('2026-11-23T18:00:00Z'));
    expect(await settlements()).toMatchObject([{ result: 'void' }, { result: 'void' }]);
  });

  test('at the whistle stands where the match is awarded later, and one awarded unplayed is void', async () => {
    const [played, unplayed] = [await offered(), await offered()];
    await publishTip(database.db, draftOf(played), now);
    await publishTip(database.db, draftOf(unplayed), now);
    await ends(played, [2, 1]);
    await settleTips(database.db, after);
    for (const id of [played, unplayed]) await ends(id, [0, 3], 'awarded');
    await settleTips(database.db, after);
    expect(await settlements()).toEqual([
      { revision: 1, result: 'win', profit: 1 },
      { revision: 1, result: 'void', profit: 0 },
    ]);
  });

  test('decided before a match was abandoned stands, also where it is awarded later', async () => {
    const matchId = await offered();
    await insertOffer(database.db, matchId, [1.9, null, 1.9], { market: 'overUnder', line: 2.5 });
    await publishTip(database.db, draftOf(matchId), now);
    const over = { market: 'overUnder' as const, line: 2.5, price: 1.9 };
    await publishTip(database.db, draftOf(matchId, over), now);
    await ends(matchId, [2, 1], 'abandoned');
    await settleTips(database.db, after);
    await ends(matchId, [0, 3], 'awarded');
    await settleTips(database.db, after);
    expect(await settlements()).toEqual([
      { revision: 1, result: 'void', profit: 0 },
      { revision: 1, result: 'win', profit: 0.9 },
    ]);
  });

  test('of a match abandoned in extra time is that of its ninety minutes', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { outcome: 'draw', price: 3.4 }), now);
    await sql`UPDATE matches SET status = 'abandoned', home_score = 2, away_score = 1,
      home_periods = '{1,0,1}', away_periods = '{0,1,0}'`.execute(database.db);
    await settleTips(database.db, after);
    expect(await settlements()).toMatchObject([{ result: 'win', profit: 2.4 }]);
  });

  test('of an obvious error is void for good', async () => {
    const matchId = await offered();
    const { tipId } = await publishTip(database.db, draftOf(matchId), now);
    const args = [
      'void',
      '--tip',
      String(tipId),
      '--reason',
      'The price belonged to the other team.',
    ];
    expect(await runTips(args, database.db, now)).toBe(`Tip ${tipId} is void.`);
    await expect(runTips(args, database.db, now)).rejects.toThrow('void as an error');
    await ends(matchId, [1, 0]);
    expect(await settleTips(database.db, after)).toBe(0);
    expect(await settlements()).toEqual([{ revision: 1, result: 'void', profit: 0 }]);
  });

  test('that nobody knows comes after a week, and is reported each day until then', async () => {
    const matchId = await offered();
    const { tipId } = await publishTip(database.db, draftOf(matchId), now);
    await ends(matchId, [0, 0], 'live');
    const warn = jest.fn();
    const job = (at: string) =>
      tipJobs({
        ...{ db: database.db, isDemo: false, now: () => new Date(at) },
        logger: { ...pino({ level: 'silent' }), warn } as unknown as Logger,
      }).find(({ name }) => name === 'report-overdue-tips')!;
    await job('2026-11-23T14:00:00Z').run();
    expect(warn).not.toHaveBeenCalled();
    await job('2026-11-23T16:00:00Z').run();
    expect(warn.mock.calls).toMatchObject([
      [{ tips: [{ tipId, matchId, status: 'live' }] }, 'tips: open two days after kick-off'],
    ]);
    expect(await settleTips(database.db, new Date('2026-11-28T15:00:01Z'))).toBe(1);
    await job('2026-11-28T16:00:00Z').run();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('counts ninety minutes', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { outcome: 'draw', price: 3.4 }), now);
    await sql`UPDATE matches SET status = 'afterExtraTime', home_score = 3, away_score = 1,
      home_periods = '{1,0,2}', away_periods = '{0,1,0}' WHERE id = ${matchId}`.execute(
      database.db,
    );
    await settleTips(database.db, after);
    expect(await settlements()).toMatchObject([{ result: 'win', profit: 2.4 }]);
  });

  test('comes soon after a result, for tipped matches alone', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId), now);
    await ends(matchId, [1, 0]);
    const settler = createSettler(database.db, pino({ level: 'silent' }), () => after);
    await settler.matchesChanged([matchId + 1]);
    expect(await settlements()).toEqual([]);
    await settler.matchesChanged([matchId]);
    expect(await settlements()).toHaveLength(1);
  });
});

describe('what free users see', () => {
  test('of a VIP tip is its match and market, and its pick once the match is over', async () => {
    const matchId = await offered();
    await publishTip(database.db, draftOf(matchId, { vip: true }), now);
    const [tip] = await upcoming({ sport: 'football' });
    expect(tip).toMatchObject({
      market: '1x2',
      vip: true,
      pick: null,
      match: { eventId: matchId },
    });
    expect(JSON.stringify(tip)).not.toContain('Unbeaten');
    await ends(matchId, [0, 1]);
    await settleTips(database.db, after);
    expect(await upcoming()).toEqual([]);
    const past = await history();
    expect(past.rows).toMatchObject([
      { pick: { outcome: 'home', price: 2 }, settlement: { result: 'loss', profit: -1 } },
    ]);
    expect(past.totals).toMatchObject({ n: 1, yield: -1, winRate: 0 });
  });
});
