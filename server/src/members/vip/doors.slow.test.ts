import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import Stripe from 'stripe';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { ciphered } from '../accounts/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openVipTest, stripeSecrets } from './testing';

let written = '';
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    written += chunk.toString();
    done();
  },
});
/** Whether a caller exceeds a limit, by the limit's key. */
let isTooMuch = (_key: string): boolean => false;
const limits: string[] = [];

const test = duringTests(() =>
  openVipTest(
    {},
    {
      logger: pino({ level: 'trace' }, stream),
      rateLimiter: {
        take(key) {
          limits.push(key);
          return Promise.resolve(isTooMuch(key) ? 1_500 : 0);
        },
        giveBack: () => Promise.resolve(),
      },
    },
  ),
);

async function tell(event: object) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret: stripeSecrets.webhookSecret },
    timestamp: Math.floor(test.clock.now.getTime() / 1000),
  });
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const answer = await fetch(test.webhookUrl, { method: 'POST', headers, body: payload });
  return { signature, status: answer.status, retry: answer.headers.get('retry-after') };
}

const eventOf = (id: string, customer: string) => ({
  ...{ id, object: 'event', type: 'customer.subscription.updated' },
  data: { object: { customer } },
});

it('events have a limit of their own, which no caller of the rest uses up', async () => {
  isTooMuch = (key) => !key.startsWith('payments:');
  expect((await tell(eventOf('evt_own', 'cus_nobody'))).status).toBe(200);
  isTooMuch = (key) => key.startsWith('payments:');
  expect(await tell(eventOf('evt_often', 'cus_nobody'))).toMatchObject({ status: 429, retry: '2' });
  isTooMuch = () => false;
  expect(limits).toContain('payments:127.0.0.1');
});

it('neither a secret, a signature nor an id of the provider gets into the log, whatever fails', async () => {
  const member = await test.newMember();
  const customer = await member.subscribe();
  const { session } = await (await test.newMember()).checkout();
  await test.counterpart.wish({ failures: Array<number>(60).fill(401) });
  const { signature, status } = await tell(eventOf('evt_secret', customer));
  expect(status).toBe(500);
  expect((await (await test.newMember()).checkout()).bizCode).not.toBe(10000);
  await test.counterpart.wish({ failures: [] });
  expect(new Set(await test.deliver())).toEqual(new Set([200]));
  expect((await member.status()).vip).toBe(true);
  expect(written).toContain('VIP');
  for (const secret of [...Object.values(stripeSecrets), signature, customer, session])
    expect({ secret, isLogged: written.includes(secret) }).toEqual({ secret, isLogged: false });
});

it('a payment page is of who asks for it, whoever else is named', async () => {
  const [caller, other] = [await test.newMember(), await test.newMember()];
  const { customer: theirs } = await other.checkout();
  const named = { userId: other.userId, memberId: other.userId, email: other.email };
  const request = { plan: 'month', ...named, customer: theirs, member: other.userId };
  const { data } = await caller.call('checkout', request);
  const id = (data as { url: string }).url.split('/').at(-1);
  const { sessions, customers } = await test.counterpart.wish();
  const session = itemWhere(sessions, (each) => each.id === id);
  expect(session.customer).not.toBe(theirs);
  const owner = itemWhere(customers, (each) => each.id === session.customer);
  expect(Object.values(owner.metadata)).toContain(String(caller.userId));
  await test.counterpart.wish({ pay: id });
  await test.deliver();
  expect([(await caller.status()).vip, (await other.status()).vip]).toEqual([true, false]);
});

it('no answer shows an id of the provider, but in addresses of its pages', async () => {
  const member = await test.newMember();
  const notices: unknown[] = [];
  const ask = async (name: string) => notices.push(await member.call(name, { plan: 'month' }));
  for (const name of ['plans', 'status', 'checkout', 'cancel', 'resume', 'portal']) await ask(name);
  await member.subscribe();
  await test.deliver();
  for (const name of ['plans', 'status', 'checkout', 'cancel', 'resume', 'portal', 'picks'])
    await ask(name);
  notices.push(await member.device.call(ciphered('export-data')));
  await test.counterpart.wish({ failures: Array<number>(40).fill(500) });
  for (const name of ['checkout', 'cancel', 'resume', 'portal']) await ask(name);
  await test.counterpart.wish({ failures: [] });
  const text = JSON.stringify(notices);
  expect(text).toContain('"url":"http');
  expect(text).toContain('"invoiceUrl":"http');
  const ownPages = /"(url|invoice_?[uU]rl)":"[^"]+"/g;
  expect(text.replace(ownPages, '')).not.toMatch(/\b(cus|sub|in|evt|price|cs|pi|ch)_/);
}, 60_000);

it('what a member holds is not told, cancelled or paid from a device that has only the token', async () => {
  const member = await test.newMember();
  await member.subscribe();
  await test.deliver();
  const stranger = await test.newDevice();
  stranger.token = member.device.token;
  for (const name of ['status', 'picks', 'checkout', 'cancel', 'resume', 'portal'])
    expect((await stranger.call(`patron/frontend/vip/${name}`, { plan: 'month' })).status).toBe(
      401,
    );
  expect(await member.status()).toMatchObject({ vip: true, renews: true });
});
