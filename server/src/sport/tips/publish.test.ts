import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';

import { runTips } from '../../members/editors/tipsCommand';
import { publishTip } from './publish';
import { settleTips } from './settlement';
import { draftOf, moments, openTips } from './testing';

const { before: now, after } = moments;

let tips: Awaited<ReturnType<typeof openTips>>;
beforeEach(async () => {
  tips = await openTips();
});
afterEach(() => tips.close());

describe('publishing', () => {
  test('takes a price that is offered, and once', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { price: 2.03 }), now);
    await expect(publishTip(tips.db, draftOf(matchId), now)).rejects.toThrow('published already');
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
    const matchId = await tips.offered();
    await expect(publishTip(tips.db, draftOf(matchId, facts), now)).rejects.toThrow(message);
  });

  test('refuses a match that has begun, by its clock or by its state', async () => {
    const matchId = await tips.offered();
    await expect(publishTip(tips.db, draftOf(matchId), after)).rejects.toThrow('has started');
    await tips.ends(matchId, [0, 0], 'live');
    await expect(publishTip(tips.db, draftOf(matchId), now)).rejects.toThrow('has started');
  });

  test('by the editor’s command, with its reasons', async () => {
    const matchId = await tips.offered();
    const command = `publish --match ${matchId} --market 1x2 --pick away --price 3.8 --stake 2 --tipster Desk --vip`;
    const args = [
      ...command.split(' '),
      '--reason',
      'Strong away.',
      '--reason-es',
      'Fuerte fuera.',
    ];
    expect(await runTips(args, tips.db, now)).toMatch(/^Tip \d+ is published/);
    const { rows } = await sql`SELECT outcome, vip, reason FROM tips`.execute(tips.db);
    expect(rows).toEqual([
      { outcome: 'away', vip: true, reason: { en: 'Strong away.', es: 'Fuerte fuera.' } },
    ]);
    for (const wrong of [
      ['publish'],
      ['delete', '1'],
      ['publish', '--match', 'x', ...args.slice(3)],
      ['publish', '--odds', '2'],
    ])
      await expect(runTips(wrong, tips.db, now)).rejects.toThrow();
  });

  test('stands: a tip and its settlement are never changed or deleted', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId), now);
    await tips.ends(matchId, [1, 0]);
    await settleTips(tips.db, after);
    for (const change of [
      'UPDATE tips SET price = 9',
      'DELETE FROM tips',
      'TRUNCATE tips CASCADE',
      'UPDATE tip_settlements SET profit = 9',
      'DELETE FROM tip_settlements',
      'DELETE FROM matches',
    ])
      await expect(sql.raw(change).execute(tips.db)).rejects.toThrow();
    expect(await tips.settlements()).toHaveLength(1);
  });
});

describe('what free users see', () => {
  test('of a VIP tip is its match and market, and its pick once the match is over', async () => {
    const matchId = await tips.offered();
    await publishTip(tips.db, draftOf(matchId, { vip: true }), now);
    const [tip] = await tips.upcoming({ sport: 'football' });
    expect(tip).toMatchObject({
      market: '1x2',
      vip: true,
      pick: null,
      match: { eventId: matchId },
    });
    expect(JSON.stringify(tip)).not.toContain('Unbeaten');
    await tips.ends(matchId, [0, 1]);
    await settleTips(tips.db, after);
    expect(await tips.upcoming()).toEqual([]);
    const past = await tips.history();
    expect(past.rows).toMatchObject([
      { pick: { outcome: 'home', price: 2 }, settlement: { result: 'loss', profit: -1 } },
    ]);
    expect(past.totals).toMatchObject({ n: 1, yield: -1, winRate: 0 });
  });
});
