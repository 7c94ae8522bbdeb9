import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SelfExclusion } from '@scoreline/shared-lib/contract';
import { sql } from 'kysely';

import { duringTests } from '@scoreline/database/duringTests';
import { ciphered, registerMember, strongPassword } from '../accounts/testing';
import { endUnwanted } from '../vip/subscriptions/reconcile';
import { openVipTest } from '../vip/testing';
import { deleteEndedExclusions, isExcluded } from './queries';

const test = duringTests(openVipTest);
const path = 'patron/frontend/self-exclusion';
let month = 0;

beforeEach(async () => {
  await test.moveTo(new Date(Date.UTC(2027, month++ * 3, 1, 12)).toISOString());
  await test.deliver();
});

type Member = Awaited<ReturnType<typeof test.newMember>>;
const ask = async ({ device }: Pick<Member, 'device'>, name: string, request: object = {}) =>
  (await device.call(`${path}/${name}`, request)).data as SelfExclusion;
const inDays = (days: number) =>
  new Date(test.clock.now.getTime() + days * 86_400_000).toISOString();

describe('a self-exclusion', () => {
  it('lasts as long as was asked, and is lengthened but never shortened', async () => {
    const member = await test.newMember();
    expect(await ask(member, 'get')).toEqual({ until: null });
    expect(await ask(member, 'set', { until: inDays(7) })).toEqual({ until: inDays(7) });
    const [year, month] = test.clock.now.toISOString().split('-').map(Number);
    const quarter = new Date(Date.UTC(year!, month! + 2, 1, 12)).toISOString();
    expect(await ask(member, 'set', { months: 3 })).toEqual({ until: quarter });
    expect(await ask(member, 'set', { months: 1 })).toEqual({ until: quarter });
    expect(await ask(member, 'set', { until: inDays(1) })).toEqual({ until: quarter });
    await expect(
      sql`UPDATE self_exclusions SET until = until - interval '1 hour'`.execute(test.db),
    ).rejects.toThrow('never shortened');
    for (const wrong of [{}, { months: 0 }, { months: 61 }, { months: 1, until: inDays(2) }])
      expect((await member.device.call(`${path}/set`, wrong)).bizCode).toBe(11000);
    for (const until of [inDays(-1), inDays(3_000)])
      expect((await member.device.call(`${path}/set`, { until })).bizCode).toBe(11000);
  });

  it('is over when its time is, and can be asked for again', async () => {
    const { device, userId } = await test.newMember();
    await ask({ device }, 'set', { until: inDays(7) });
    const later = new Date(test.clock.now.getTime() + 7 * 86_400_000 + 1);
    expect(await isExcluded(test.db, userId, test.clock.now)).toBe(true);
    expect(await isExcluded(test.db, userId, later)).toBe(false);
    expect(await isExcluded(test.db, null, test.clock.now)).toBe(false);
  });

  it('of a month that is shorter ends on its last day', async () => {
    await test.moveTo('2029-01-31T12:00:00.000Z');
    const member = await test.newMember();
    expect(await ask(member, 'set', { months: 1 })).toEqual({ until: '2029-02-28T12:00:00.000Z' });
  });

  it('outlives the account for who comes back with the same address, and nobody else', async () => {
    const { device, userId, email } = await test.newMember();
    const until = inDays(30);
    await ask({ device }, 'set', { until });
    await device.call(ciphered('delete-account'), { password: strongPassword });
    const again = await registerMember(test, device, email);
    expect(again.userId).not.toBe(userId);
    expect(await ask({ device }, 'get')).toEqual({ until });
    const checkout = await device.call('patron/frontend/vip/checkout', { plan: 'month' });
    expect(checkout.bizCode).toBe(13005);
    expect(await ask(await test.newMember(), 'get')).toEqual({ until: null });
    await deleteEndedExclusions(test.db, new Date(Date.parse(until) + 1));
    expect(await ask({ device }, 'get')).toEqual({ until: null });
  });

  it('outlives the account for another spelling of the same mailbox', async () => {
    const { device, email } = await test.newMember();
    const until = inDays(30);
    await ask({ device }, 'set', { until });
    await device.call(ciphered('delete-account'), { password: strongPassword });
    await registerMember(test, device, email.replace('@', '+again@'));
    expect(await ask({ device }, 'get')).toEqual({ until });
  });

  it('is for members alone', async () => {
    const device = await test.newDevice();
    for (const name of ['get', 'set'])
      expect((await device.call(`${path}/${name}`, { months: 1 })).status).toBe(401);
  });
});

describe('while a member has betting content switched off', () => {
  it('nothing can be bought, and the subscription is not renewed any more', async () => {
    const member = await test.newMember();
    const customer = await member.subscribe();
    await test.deliver();
    expect(await member.status()).toMatchObject({ vip: true, renews: true });
    await ask(member, 'set', { months: 6 });
    const status = await member.status();
    expect(status).toMatchObject({ vip: true, renews: false, nextPayment: null });
    expect(status.history.map(({ kind }) => kind)).toEqual(['cancelled', 'subscribed']);
    expect((await member.call('checkout', { plan: 'month' })).bizCode).toBe(13005);
    for (const name of ['resume', 'portal'])
      expect({ name, ...(await member.call(name)) }).toMatchObject({ name, bizCode: 13005 });
    expect((await member.call('picks')).data).toEqual({ vip: false, until: null, picks: [] });
    const { subscriptions } = await test.counterpart.wish();
    expect(subscriptions.filter((each) => each.customer === customer)).toHaveLength(1);
  });

  it('what the provider did not take at once is taken later', async () => {
    const member = await test.newMember();
    await member.subscribe();
    await test.deliver();
    await test.counterpart.wish({ failures: Array<number>(12).fill(500) });
    expect((await ask(member, 'set', { months: 6 })).until).not.toBeNull();
    await test.counterpart.wish({ failures: [] });
    expect(await member.status()).toMatchObject({ renews: true });
    const { db, provider, clock } = test;
    await endUnwanted({ db, provider, now: () => clock.now });
    expect(await member.status()).toMatchObject({ vip: true, renews: false });
  }, 30_000);

  it('a payment page that was open before is paid back', async () => {
    const member = await test.newMember();
    const { session, customer } = await member.checkout();
    await ask(member, 'set', { months: 6 });
    await test.moveTo(new Date(test.clock.now.getTime() + 60_000).toISOString());
    await test.counterpart.wish({ pay: session });
    await test.deliver();
    expect(await member.status()).toMatchObject({ vip: false });
    const { charges, subscriptions } = await test.counterpart.wish();
    expect(charges.find((each) => each.customer === customer)).toMatchObject({ refunded: true });
    expect(subscriptions.find((each) => each.customer === customer)?.status).toBe('canceled');
    await test.mailer.sendDue();
    expect(
      test.mails.filter(({ to, subject }) => to === member.email && /VIP/.test(subject)),
    ).toEqual([]);
  });
});
