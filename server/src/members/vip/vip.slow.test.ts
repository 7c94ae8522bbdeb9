import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';

import { ciphered } from '../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { grant } from './entitlements/entitlements';
import { mailDueNotices } from './jobs';
import { reconcile } from './subscriptions/reconcile';
import { openVipTest } from './testing';

const test = duringTests(openVipTest);
const start = '2026-11-21T12:00:00Z';
const daysAfter = (days: number, from = start) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString();

let month = 0;
/** Each story begins on the first of a month of its own. */
async function begin(): Promise<string> {
  const time = new Date(Date.UTC(2027, month++ * 3, 1, 12)).toISOString();
  await test.moveTo(time);
  await test.deliver();
  return time;
}

async function mailsTo(email: string) {
  await test.mailer.sendDue();
  return test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

const give = (memberId: number, days: number, reference: string) =>
  test.db
    .transaction()
    .execute((db) =>
      grant(db, { memberId, days, source: 'prize', reference, now: test.clock.now }),
    );

describe('a plan', () => {
  it('has the provider’s price, and is offered where members can sign in', async () => {
    await begin();
    const { call, device } = await test.newMember();
    const { data } = await call('plans');
    expect(data).toEqual({
      ...{ offered: true, demo: false },
      plans: [
        { plan: 'month', amount: 499, currency: 'eur', interval: 'month' },
        { plan: 'year', amount: 3999, currency: 'eur', interval: 'year' },
      ],
    });
    const futbol = { mid: '2' };
    const closed = await device.call('patron/frontend/vip/plans', {}, futbol);
    expect(closed.data).toEqual({ offered: false, demo: false, plans: [] });
    const bought = await device.call('patron/frontend/vip/checkout', { plan: 'month' }, futbol);
    expect(bought.bizCode).toBe(13001);
  });

  it('is paid for on the provider’s page, and makes VIP when the signed event has come, not before', async () => {
    await begin();
    const member = await test.newMember();
    await member.subscribe();
    expect(await member.status()).toMatchObject({ vip: false, until: null, history: [] });
    expect(new Set(await test.deliver())).toEqual(new Set([200]));
    const month = new Date(test.clock.now);
    month.setUTCMonth(month.getUTCMonth() + 1);
    const until = month.toISOString();
    const status = await member.status();
    expect(status).toMatchObject({
      ...{ vip: true, source: 'payment', renews: true, endsAt: null, grace: false, until },
      ...{ plan: 'month', nextPayment: { at: until, amount: 499, currency: 'eur' } },
    });
    expect(status.history).toEqual([
      expect.objectContaining({ kind: 'subscribed', amount: 499, currency: 'eur' }),
    ]);
    expect(await mailsTo(member.email)).toContain('You are VIP on Scoreline');
    expect((await member.checkout()).bizCode).toBe(13002);
  });

  it('is for members alone', async () => {
    const device = await test.newDevice();
    for (const name of ['checkout', 'status', 'cancel', 'resume', 'portal', 'picks'])
      expect((await device.call(`patron/frontend/vip/${name}`, { plan: 'month' })).status).toBe(
        401,
      );
  });

  it('has one payment page open: the one before it cannot be paid any more', async () => {
    await begin();
    const member = await test.newMember();
    const first = await member.checkout();
    const [second] = await Promise.all([member.checkout('year'), member.checkout('month')]);
    const { sessions } = await test.counterpart.wish();
    const open = sessions.filter(
      ({ customer, status }) => customer === second.customer && status === 'open',
    );
    expect(open).toHaveLength(1);
    expect((await test.counterpart.wish({ pay: first.session })).paid).toBe(false);
  });

  it('that the provider cannot open now is said so, and nothing was charged', async () => {
    await begin();
    const { call } = await test.newMember();
    for (const status of [402, 409, 429, 500]) {
      await test.counterpart.wish({ failures: Array<number>(12).fill(status) });
      const { bizCode, message } = await call('checkout', { plan: 'month' });
      expect([bizCode, message]).toEqual([
        13004,
        expect.stringMatching(/You have not been charged/),
      ]);
    }
    await test.counterpart.wish({ failures: [] });
  }, 60_000);
});

describe('a subscription', () => {
  async function subscribed(plan = 'month') {
    const time = await begin();
    const member = await test.newMember();
    const customer = await member.subscribe(plan);
    await test.deliver();
    return { ...member, time, customer };
  }

  it('is renewed, month after month', async () => {
    const { time, status } = await subscribed();
    for (const days of [31, 59, 90]) {
      await test.moveTo(daysAfter(days, time));
      await test.deliver();
      expect(await status()).toMatchObject({ vip: true, renews: true, grace: false });
    }
    const { history } = await status();
    expect(history.map(({ kind }) => kind)).toEqual([
      ...Array<string>(history.length - 1).fill('renewed'),
      'subscribed',
    ]);
    expect(history.length).toBeGreaterThan(2);
  });

  it('that is renewed while no event comes is VIP meanwhile', async () => {
    const { time, status } = await subscribed();
    await test.moveTo(daysAfter(32, time));
    expect((await status()).vip).toBe(true);
    await test.moveTo(daysAfter(36, time));
    expect((await status()).vip).toBe(false);
    const { mended } = await reconcile({ ...test, now: () => test.clock.now });
    expect(mended.length).toBeGreaterThan(0);
    expect((await status()).vip).toBe(true);
    await test.deliver();
  });

  it('whose renewal fails has three days of grace, says so, and ends', async () => {
    const { time, customer, status, email } = await subscribed();
    await test.counterpart.wish({ decline: customer });
    await test.moveTo(daysAfter(32, time));
    await test.deliver();
    const failing = await status();
    expect(failing).toMatchObject({ vip: true, grace: true, renews: false, nextPayment: null });
    expect(failing.history[0]).toMatchObject({ kind: 'paymentFailed', amount: 499 });
    expect(await mailsTo(email)).toContain('Your Scoreline VIP payment failed');
    await test.moveTo(failing.until!);
    expect(await status()).toMatchObject({ vip: false, grace: false, until: null });
    await mailDueNotices({ db: test.db, now: () => test.clock.now });
    await mailDueNotices({ db: test.db, now: () => test.clock.now });
    const subjects = await mailsTo(email);
    expect(subjects.filter((subject) => subject === 'Your Scoreline VIP has ended')).toHaveLength(
      1,
    );
    await test.counterpart.wish({ accept: customer });
    await test.deliver();
    expect(await status()).toMatchObject({ vip: true, grace: false, renews: true });
  });

  it('is cancelled with one call, stays VIP until the paid end, can be resumed until then, and ends', async () => {
    const { call, status, time, email } = await subscribed();
    const { until } = await status();
    const { data } = await call('cancel');
    expect(data).toMatchObject({ vip: true, renews: false, endsAt: until, until, resumable: true });
    expect((await call('resume')).data).toMatchObject({ vip: true, renews: true, endsAt: null });
    await call('cancel');
    await test.deliver();
    expect(await status()).toMatchObject({ vip: true, renews: false, endsAt: until });
    await test.moveTo(daysAfter(32, time));
    expect(await status()).toMatchObject({ vip: false, resumable: false });
    await test.deliver();
    const ended = await status();
    expect(ended.history.map(({ kind }) => kind)).toEqual([
      'ended',
      'cancelled',
      'resumed',
      'cancelled',
      'subscribed',
    ]);
    expect(await mailsTo(email)).toContain('Your Scoreline VIP has ended');
    expect((await call('resume')).bizCode).toBe(13007);
  });

  it('is changed from the month to the year', async () => {
    const { customer, status } = await subscribed();
    await test.counterpart.wish({ toYear: customer });
    await test.deliver();
    const changed = await status();
    expect(changed).toMatchObject({ vip: true, plan: 'year', nextPayment: { amount: 3999 } });
    expect(changed.history.map(({ kind }) => kind)).toContain('changed');
  });

  it.each(['refund', 'dispute'])('ends with a %s, and is not collected again', async (taken) => {
    const { customer, status, time } = await subscribed();
    await test.moveTo(daysAfter(3, time));
    await test.counterpart.wish({ [taken]: customer });
    await test.deliver();
    expect(await status()).toMatchObject({ vip: false, renews: false });
    const { subscriptions } = await test.counterpart.wish();
    expect(subscriptions.filter((s) => s.customer === customer)).toMatchObject([
      { status: 'canceled' },
    ]);
    expect((await status()).history.map(({ kind }) => kind)).toContain(
      `${taken}${taken.endsWith('e') ? 'd' : 'ed'}`,
    );
    await test.deliver();
  });

  it('by the year is told of before it is renewed, once', async () => {
    const { time, email } = await subscribed('year');
    await mailDueNotices({ db: test.db, now: () => test.clock.now });
    expect((await mailsTo(email)).some((subject) => /renews/.test(subject))).toBe(false);
    test.clock.now = new Date(daysAfter(355, time));
    for (const _ of [1, 2]) await mailDueNotices({ db: test.db, now: () => test.clock.now });
    const subjects = (await mailsTo(email)).filter((subject) =>
      /Your Scoreline VIP renews/.test(subject),
    );
    expect(subjects).toHaveLength(1);
    const mail = test.mails.findLast(({ to }) => to === email);
    expect(mail?.text).toMatch(/€39\.99/);
    expect(mail?.text).toContain('https://site.example/en/me/vipCenter'.replace('/en', ''));
  });

  it('of an account that is deleted is ended at the provider', async () => {
    const { device, customer, email } = await subscribed();
    const password = 'orange tram at noon';
    const gone = await device.call(ciphered('delete-account'), { password });
    expect(gone.bizCode).toBe(10000);
    await reconcile({ ...test, now: () => test.clock.now });
    const { subscriptions } = await test.counterpart.wish();
    expect(subscriptions.filter((s) => s.customer === customer)).toMatchObject([
      { status: 'canceled' },
    ]);
    await test.deliver();
    expect(await mailsTo(email)).not.toContain('Your Scoreline VIP has ended');
  });
});

describe('days that are given', () => {
  it('run after what is paid, however often it is renewed, and not twice for one reference', async () => {
    const time = await begin();
    const { userId, subscribe, call, status } = await test.newMember();
    await subscribe();
    await test.deliver();
    expect([
      await give(userId, 10, `ticket ${userId}`),
      await give(userId, 10, `ticket ${userId}`),
    ]).toEqual([true, false]);
    await test.moveTo(daysAfter(32, time));
    await test.deliver();
    const { until } = await status();
    await call('cancel');
    expect(await status()).toMatchObject({ vip: true, endsAt: daysAfter(10, until!) });
    await test.moveTo(daysAfter(5, until!));
    await test.deliver();
    expect(await status()).toMatchObject({ vip: true, source: 'prize', renews: false });
    await test.moveTo(daysAfter(10, until!));
    expect((await status()).vip).toBe(false);
  });

  it('are nobody’s where the transaction that gave them is rolled back', async () => {
    await begin();
    const { userId, status } = await test.newMember();
    const failing = test.db.transaction().execute(async (db) => {
      await grant(db, {
        memberId: userId,
        days: 7,
        source: 'prize',
        reference: 'lost',
        now: test.clock.now,
      });
      throw new Error('the draw failed');
    });
    await expect(failing).rejects.toThrow('the draw failed');
    expect((await status()).vip).toBe(false);
    expect(await give(userId, 7, 'lost')).toBe(true);
    expect((await status()).vip).toBe(true);
  });

  it('cannot be held twice at a time, by whatever door', async () => {
    const { userId } = await test.newMember();
    await give(userId, 7, `apart ${userId}`);
    const twice =
      sql`INSERT INTO vip_entitlements SELECT user_id, 'grant', starts_at + interval '1 day', ends_at
      FROM vip_entitlements WHERE user_id = ${userId}`.execute(test.db);
    await expect(twice).rejects.toThrow(/vip_entitlements_apart/);
  });
});
