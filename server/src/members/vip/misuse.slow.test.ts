import { expect, it } from '@jest/globals';
import type { VipPlans } from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { openVipTest } from './testing';

const test = duringTests(openVipTest);

type Member = Awaited<ReturnType<typeof test.newMember>>;
const kindsOf = async ({ status }: Member) => (await status()).history.map(({ kind }) => kind);
const welcomesTo = async (email: string) => {
  await test.mailer.sendDue();
  return test.mails.filter(({ to, subject }) => to === email && /^You are VIP/.test(subject));
};

it('who has no subscription has none to cancel, resume or look after', async () => {
  const member = await test.newMember();
  for (const name of ['cancel', 'resume', 'portal'])
    expect({ name, ...(await member.call(name)) }).toMatchObject({ name, bizCode: 13007 });
  await member.checkout();
  for (const name of ['cancel', 'resume'])
    expect({ name, ...(await member.call(name)) }).toMatchObject({
      ...{ name, bizCode: 13007, message: 'You have no VIP subscription.' },
    });
});

it('what is cancelled or resumed twice, or at once, is told once', async () => {
  const member = await test.newMember();
  await member.subscribe();
  await test.deliver();
  for (const _ of [1, 2])
    expect((await member.call('cancel')).data).toMatchObject({ vip: true, resumable: true });
  expect(await kindsOf(member)).toEqual(['cancelled', 'subscribed']);
  await Promise.all([1, 2, 3].map(() => member.call('resume')));
  await test.deliver();
  expect(await kindsOf(member)).toEqual(['resumed', 'cancelled', 'subscribed']);
});

it('a plan that is changed in the second of the payment is no second subscription', async () => {
  const member = await test.newMember();
  const customer = await member.subscribe();
  await test.deliver();
  await test.counterpart.wish({ toYear: customer });
  await test.deliver();
  expect((await kindsOf(member)).toSorted()).toEqual(['changed', 'renewed', 'subscribed']);
  expect(await welcomesTo(member.email)).toHaveLength(1);
});

it('a plan, a currency or a price that is not there cannot be bought, whatever is asked for', async () => {
  const member = await test.newMember();
  for (const plan of ['week', '__proto__', ['month'], null])
    expect((await member.call('checkout', { plan })).bizCode).toBe(11000);
  await test.counterpart.wish({ archived: ['vip_scoreline_year_eur'] });
  expect((await member.call('checkout', { plan: 'year', currency: 'usd' })).bizCode).toBe(13004);
  expect((await member.call('checkout', { plan: 'month', amount: 1 })).bizCode).toBe(10000);
  const { data } = await member.call('plans');
  expect((data as VipPlans).plans).toMatchObject([{ plan: 'month', currency: 'eur' }]);
  const { sessions } = await test.counterpart.wish({ archived: [] });
  const prices = new Set(sessions.map(({ price }) => price));
  expect(prices).toEqual(new Set(['price_vip_scoreline_month_eur']));
});
