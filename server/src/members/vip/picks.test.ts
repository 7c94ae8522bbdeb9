import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Tip, VipPicks, VipRecord } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { insertMatch } from '../../sport/matches/testing';
import { publishTip } from '../../sport/tips/publish';
import { settleTips } from '../../sport/tips/settlement';
import { draftOf, insertOffer } from '../../sport/tips/testing';
import { bodiesAt, openPushTest, subscribe } from '../push/testing';
import { registerMember } from '../accounts/testing';
import { grant } from './entitlements/entitlements';
import { noteNewTips } from './tipNotices';

const test = duringTests(openPushTest);
let tipId = 0;
let matchId = 0;

beforeAll(async () => {
  const { db, clock } = test;
  matchId = await insertMatch(db, test.league, [0, 1], { start: '2026-11-22T15:00:00Z' });
  await insertOffer(db, matchId, [2, 3.4, 3.8]);
  ({ tipId } = await publishTip(db, draftOf(matchId, { vip: true }), clock.now));
});

async function newMember(email: string, days = 0) {
  const device = await test.newDevice();
  const { userId } = await registerMember(test, device, email);
  const given = { memberId: userId, days, source: 'grant', reference: email } as const;
  if (days > 0)
    await test.db.transaction().execute((db) => grant(db, { ...given, now: test.clock.now }));
  const picks = async () => (await device.call('patron/frontend/vip/picks')).data as VipPicks;
  return { device, userId, picks };
}

describe('a VIP tip before its match', () => {
  it('shows its pick to who is VIP, and to nobody else by any door', async () => {
    const [vip, free] = [
      await newMember('vip@mail.example', 30),
      await newMember('free@mail.example'),
    ];
    const { vip: isVip, picks } = await vip.picks();
    expect([isVip, picks]).toMatchObject([
      true,
      [{ tipId, pick: { outcome: 'home', price: 2, reason: { en: 'Unbeaten at home.' } } }],
    ]);
    expect(await free.picks()).toEqual({ vip: false, until: null, picks: [] });
    for (const { device } of [vip, free]) {
      const open = await device.call('sports-query/match/tips', { eventId: matchId });
      expect((open.data as { tips: Tip[] }).tips).toMatchObject([{ tipId, vip: true, pick: null }]);
      const upcoming = await device.call('sports-query/tips/upcoming');
      expect(JSON.stringify(upcoming.data)).not.toContain('Unbeaten');
    }
  });

  it('is told of once, to devices of who is VIP and wants it, without its pick', async () => {
    const [vip, free, quiet] = [
      await newMember('told@mail.example', 30),
      await newMember('untold@mail.example'),
      await newMember('quiet@mail.example', 30),
    ];
    const browsers = [vip, free, quiet].map(() => test.service.newBrowser());
    for (const [at, { device }] of [vip, free, quiet].entries())
      await subscribe(device, itemAt(browsers, at));
    const change = {
      id: 'quiet-change',
      key: 'notifyVipTips',
      value: false,
      at: test.clock.now.toISOString(),
    };
    await quiet.device.call('patron/frontend/settings/change', { changes: [change] });
    expect([
      await noteNewTips(test.db, test.clock.now),
      await noteNewTips(test.db, test.clock.now),
    ]).toEqual([1, 0]);
    await test.restart();
    expect(browsers.map(bodiesAt)).toEqual([['A new VIP tip'], [], []]);
    expect(JSON.stringify(firstItem(firstItem(browsers).received).shown)).not.toMatch(
      /Unbeaten|home wins/,
    );
  });
});

it('the record has VIP and free tips beside each other, over the same days, each with n', async () => {
  const { db, clock } = test;
  const past = await insertMatch(db, test.league, [2, 3], {
    start: '2026-11-20T15:00:00Z',
    score: [2, 1],
  });
  await insertOffer(db, past, [2, 3.4, 3.8]);
  const before = new Date('2026-11-20T10:00:00Z');
  await db.updateTable('matches').set({ status: 'notStarted' }).where('id', '=', past).execute();
  await publishTip(db, draftOf(past, { vip: true }), before);
  await publishTip(db, draftOf(past, { outcome: 'away', price: 3.8 }), before);
  await db.updateTable('matches').set({ status: 'finished' }).where('id', '=', past).execute();
  await settleTips(db, clock.now);
  const device = await test.newDevice();
  const { windows } = (await device.call('sports-query/tips/record')).data as VipRecord;
  expect(windows.map(({ window }) => window)).toEqual(['30', '90', '365']);
  for (const { vip, free } of windows) {
    expect(vip).toMatchObject({
      totals: { n: 1, profit: 1 },
      series: [{ date: '2026-11-20', profit: 1 }],
    });
    expect(free).toMatchObject({ totals: { n: 1, profit: -1 } });
  }
});
