import { beforeEach, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { reconcile } from './subscriptions/reconcile';
import { openVipTest } from './testing';

const timeoutMs = 400;
const test = duringTests(() => openVipTest({ timeoutMs }));
let month = 0;

beforeEach(async () => {
  await test.counterpart.wish({ failures: [], delays: [] });
  await test.moveTo(new Date(Date.UTC(2027, month++ * 3, 1, 12)).toISOString());
  await test.deliver();
});

const later = (days: number) =>
  new Date(test.clock.now.getTime() + days * 86_400_000).toISOString();
const kindsOf = async ({ status }: Awaited<ReturnType<typeof test.newMember>>) =>
  (await status()).history.map(({ kind }) => kind);

/** Ids of the undelivered events that `work` caused. */
async function eventsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await test.counterpart.wish()).events.length;
  await work();
  return (await test.counterpart.wish()).events.slice(before).map(({ id }) => id);
}
const send = async (ids: string[]) => (await test.counterpart.wish({ send: ids })).statuses;

describe('a provider that', () => {
  it.each([409, 500])('answers %i once is asked again, and the page opens', async (status) => {
    const member = await test.newMember();
    await test.counterpart.wish({ failures: [status] });
    const { session, bizCode } = await member.checkout();
    expect([session, bizCode]).toEqual([expect.stringMatching(/^cs_/), 10000]);
    const { sessions } = await test.counterpart.wish();
    const open = sessions.filter((each) => each.id === session || each.status === 'open');
    expect(new Set(open.map(({ customer }) => customer)).size).toBe(open.length);
  });

  it.each([402, 429])(
    'answers %i is not asked again for this call, but for the next',
    async (status) => {
      const member = await test.newMember();
      await test.counterpart.wish({ failures: [status] });
      expect((await member.checkout()).bizCode).toBe(13004);
      expect((await member.checkout()).bizCode).toBe(10000);
    },
  );

  it('is slow is waited for, and one that is too slow said so, with nothing charged', async () => {
    const member = await test.newMember();
    await test.counterpart.wish({ delays: [timeoutMs / 2, timeoutMs / 2] });
    expect((await member.checkout()).bizCode).toBe(10000);
    await test.counterpart.wish({ delays: Array<number>(12).fill(3 * timeoutMs) });
    const { bizCode } = await member.call('checkout', { plan: 'month' });
    expect(bizCode).toBe(13004);
    await test.counterpart.wish({ delays: [] });
    const { charges } = await test.counterpart.wish();
    const { customer } = await member.checkout();
    expect(charges.filter((each) => each.customer === customer)).toEqual([]);
  }, 30_000);

  it('is too slow while an event is handled gets it back, and sends it again', async () => {
    const member = await test.newMember();
    const [created = ''] = await eventsOf(() => member.subscribe());
    await test.counterpart.wish({ delays: Array<number>(12).fill(3 * timeoutMs) });
    expect(await send([created])).toEqual([500]);
    expect((await member.status()).vip).toBe(false);
    await test.counterpart.wish({ delays: [] });
    expect(await send([created])).toEqual([200]);
    expect((await member.status()).vip).toBe(true);
  }, 30_000);
});

describe('events that come', () => {
  it('late make VIP until what is paid, not for longer', async () => {
    const member = await test.newMember();
    const ids = await eventsOf(() => member.subscribe());
    await test.moveTo(later(10));
    expect((await member.status()).vip).toBe(false);
    await send(ids);
    const { vip, until } = await member.status();
    expect([vip, until! < later(25)]).toEqual([true, true]);
  });

  it('twice, and in any order, tell once of what happened', async () => {
    const member = await test.newMember();
    const ids = await eventsOf(async () => {
      await member.subscribe();
      await test.moveTo(later(31));
    });
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(await send([...ids.toReversed(), ...ids]))).toEqual(new Set([200]));
    expect(await kindsOf(member)).toEqual(['renewed', 'subscribed']);
    await test.mailer.sendDue();
    const mails = test.mails.filter(({ to }) => to === member.email);
    expect(mails.filter(({ subject }) => /^You are VIP/.test(subject))).toHaveLength(1);
  });

  it('of a cancellation before those of the subscription end the same', async () => {
    const member = await test.newMember();
    const begun = await eventsOf(() => member.subscribe());
    await send(begun.slice(0, 1));
    const cancelled = await eventsOf(() => member.call('cancel'));
    await send([...cancelled, ...begun.slice(1).toReversed()]);
    expect(await member.status()).toMatchObject({ vip: true, renews: false, resumable: true });
    expect(await kindsOf(member)).toEqual(['cancelled', 'subscribed']);
  });

  it('never are made up for by the daily reconcile, which says so', async () => {
    const member = await test.newMember();
    await eventsOf(() => member.subscribe());
    expect((await member.status()).vip).toBe(false);
    const { db, provider, clock } = test;
    const deps = { db, provider, now: () => clock.now };
    const { mended, failed } = await reconcile(deps);
    expect([mended.length > 0, failed]).toEqual([true, []]);
    expect(mended.join()).toContain(`member ${member.userId}: unknown → active`);
    expect(await member.status()).toMatchObject({ vip: true, renews: true });
    expect((await reconcile(deps)).mended).toEqual([]);
  });
});
