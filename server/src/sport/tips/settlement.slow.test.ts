import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';

import { runTips } from '../../members/editors/tipsCommand';
import { tipJobs } from './jobs';
import { publishTip } from './publish';
import { createSettler, settleTips } from './settlement';
import { draftOf, insertOffer, moments, openTips } from './testing';

const { before: now, after } = moments;

let tips: Awaited<ReturnType<typeof openTips>>;
beforeEach(async () => {
  tips = await openTips();
});
afterEach(() => tips.close());

/** Waits until a statement is blocked by a lock, or the work finishes without one. */
async function blocked(work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  while (!over.signal.aborted) {
    const { rows } =
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        tips.db,
      );
    if (rows.length > 0) return;
  }
}

describe('settlement', () => {
  test('comes once, and again only where the result is corrected', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { stake: 2 }), now);
    expect(await settleTips(tips.db, now)).toBe(0);
    await tips.ends(matchId, [1, 0]);
    const both = await Promise.all([settleTips(tips.db, after), settleTips(tips.db, after)]);
    expect(both[0] + both[1]).toBe(1);
    expect(await settleTips(tips.db, after)).toBe(0);
    await tips.ends(matchId, [1, 1]);
    await settleTips(tips.db, after);
    expect(await tips.settlements()).toEqual([
      { revision: 1, result: 'win', profit: 2 },
      { revision: 2, result: 'loss', profit: -2 },
    ]);
  });

  test('is written once where two servers settle at the same moment', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { stake: 2 }), now);
    await tips.ends(matchId, [1, 0]);
    const other = await tips.db.startTransaction().execute();
    await sql`INSERT INTO tip_settlements SELECT id, 1, 'win', 2, 'finished', 1, 0, ${after} FROM tips`.execute(
      other,
    );
    const own = settleTips(tips.db, after);
    await blocked(own);
    await other.commit().execute();
    expect(await own).toBe(0);
    expect(await tips.settlements()).toEqual([{ revision: 1, result: 'win', profit: 2 }]);
  });

  test('of a corrected result counts once in the record', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { stake: 2 }), now);
    await tips.ends(matchId, [1, 0]);
    await settleTips(tips.db, after);
    await tips.ends(matchId, [1, 1]);
    await settleTips(tips.db, after);
    const { totals, byMarket, series, rows } = await tips.history();
    expect(totals).toMatchObject({ n: 1, profit: -2 });
    expect(byMarket).toMatchObject([{ n: 1, profit: -2 }]);
    expect(series).toMatchObject([{ n: 1, profit: -2 }]);
    expect(rows).toHaveLength(1);
  });

  test('of a match that stands still comes after two days', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId), now);
    await sql`UPDATE matches SET status = 'suspended' WHERE id = ${matchId}`.execute(tips.db);
    expect(await settleTips(tips.db, new Date('2026-11-23T15:00:00Z'))).toBe(0);
    expect(await settleTips(tips.db, new Date('2026-11-23T15:01:00Z'))).toBe(1);
    expect(await settleTips(tips.db, new Date('2026-11-24T15:00:00Z'))).toBe(0);
    expect(await tips.settlements()).toMatchObject([{ revision: 1, result: 'void', profit: 0 }]);
  });

  test('of a postponed match waits two days, and is that of its result where it is played by then', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId), now);
    await sql`UPDATE matches SET status = 'postponed' WHERE id = ${matchId}`.execute(tips.db);
    expect(await settleTips(tips.db, after)).toBe(0);
    expect(await settleTips(tips.db, new Date('2026-11-23T15:00:01Z'))).toBe(1);
    await tips.ends(matchId, [2, 0]);
    await settleTips(tips.db, new Date('2026-11-23T17:00:00Z'));
    expect(await tips.settlements()).toMatchObject([{ result: 'void' }, { result: 'win' }]);
  });

  test('of a match moved by more than two days is void at once', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId), now);
    await sql`UPDATE matches SET start_time = '2026-11-23T15:00:01Z'`.execute(tips.db);
    expect(await settleTips(tips.db, now)).toBe(1);
    expect(await settleTips(tips.db, after)).toBe(0);
    await tips.ends(matchId, [2, 0]);
    await settleTips(tips.db, new Date('2026-11-23T18:00:00Z'));
    expect(await tips.settlements()).toMatchObject([{ result: 'void' }, { result: 'void' }]);
  });

  test('at the whistle stands where the match is awarded later, and one awarded unplayed is void', async () => {
    const [played, unplayed] = [await tips.offered(), await tips.offered()];
    await publishTip(tips.db, draftOf(played), now);
    await publishTip(tips.db, draftOf(unplayed), now);
    await tips.ends(played, [2, 1]);
    await settleTips(tips.db, after);
    for (const id of [played, unplayed]) await tips.ends(id, [0, 3], 'awarded');
    await settleTips(tips.db, after);
    expect(await tips.settlements()).toEqual([
      { revision: 1, result: 'win', profit: 1 },
      { revision: 1, result: 'void', profit: 0 },
    ]);
  });

  test('decided before a match was abandoned stands, also where it is awarded later', async () => {
    const matchId = await tips.offered();
    await insertOffer(tips.db, matchId, [1.9, null, 1.9], { market: 'overUnder', line: 2.5 });
    await publishTip(tips.db, draftOf(matchId), now);
    const over = { market: 'overUnder' as const, line: 2.5, price: 1.9 };
    await publishTip(tips.db, draftOf(matchId, over), now);
    await tips.ends(matchId, [2, 1], 'abandoned');
    await settleTips(tips.db, after);
    await tips.ends(matchId, [0, 3], 'awarded');
    await settleTips(tips.db, after);
    expect(await tips.settlements()).toEqual([
      { revision: 1, result: 'void', profit: 0 },
      { revision: 1, result: 'win', profit: 0.9 },
    ]);
  });

  test('of a match abandoned in extra time is that of its ninety minutes', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { outcome: 'draw', price: 3.4 }), now);
    await sql`UPDATE matches SET status = 'abandoned', home_score = 2, away_score = 1,
      home_periods = '{1,0,1}', away_periods = '{0,1,0}'`.execute(tips.db);
    await settleTips(tips.db, after);
    expect(await tips.settlements()).toMatchObject([{ result: 'win', profit: 2.4 }]);
  });

  test('of an obvious error is void for good', async () => {
    const matchId = await tips.offered();
    const { tipId } = await publishTip(tips.db, draftOf(matchId), now);
    const args = [
      'void',
      '--tip',
      String(tipId),
      '--reason',
      'The price belonged to the other team.',
    ];
    expect(await runTips(args, tips.db, now)).toBe(`Tip ${tipId} is void.`);
    await expect(runTips(args, tips.db, now)).rejects.toThrow('void as an error');
    await tips.ends(matchId, [1, 0]);
    expect(await settleTips(tips.db, after)).toBe(0);
    expect(await tips.settlements()).toEqual([{ revision: 1, result: 'void', profit: 0 }]);
  });

  test('that nobody knows comes after a week, and is reported each day until then', async () => {
    const matchId = await tips.offered();
    const { tipId } = await publishTip(tips.db, draftOf(matchId), now);
    await tips.ends(matchId, [0, 0], 'live');
    const warn = jest.fn();
    const job = (at: string) =>
      tipJobs({
        ...{ db: tips.db, isDemo: false, now: () => new Date(at) },
        logger: { ...pino({ level: 'silent' }), warn } as unknown as Logger,
      }).find(({ name }) => name === 'report-overdue-tips')!;
    await job('2026-11-23T14:00:00Z').run();
    expect(warn).not.toHaveBeenCalled();
    await job('2026-11-23T16:00:00Z').run();
    expect(warn.mock.calls).toMatchObject([
      [{ tips: [{ tipId, matchId, status: 'live' }] }, 'tips: open two days after kick-off'],
    ]);
    expect(await settleTips(tips.db, new Date('2026-11-28T15:00:01Z'))).toBe(1);
    await job('2026-11-28T16:00:00Z').run();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('counts ninety minutes', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { outcome: 'draw', price: 3.4 }), now);
    await sql`UPDATE matches SET status = 'afterExtraTime', home_score = 3, away_score = 1,
      home_periods = '{1,0,2}', away_periods = '{0,1,0}' WHERE id = ${matchId}`.execute(tips.db);
    await settleTips(tips.db, after);
    expect(await tips.settlements()).toMatchObject([{ result: 'win', profit: 2.4 }]);
  });

  test('comes soon after a result, for tipped matches alone', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId), now);
    await tips.ends(matchId, [1, 0]);
    const settler = createSettler(tips.db, pino({ level: 'silent' }), () => after);
    await settler.matchesChanged([matchId + 1]);
    expect(await tips.settlements()).toEqual([]);
    await settler.matchesChanged([matchId]);
    expect(await tips.settlements()).toHaveLength(1);
  });
});
