import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { duringTests } from '@scoreline/database/duringTests';
import { openVipTest, stripeSecrets } from '../testing';

const test = duringTests(openVipTest);

const post = (body: string, signature?: string) =>
  fetch(test.webhookUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'stripe-signature': signature }),
    },
    body,
  }).then(({ status }) => status);

/** `ago` in seconds; negative for the future. */
const sign = (payload: string, over: { secret?: string; ago?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    ...{ payload, secret: over.secret ?? stripeSecrets.webhookSecret },
    timestamp: Math.floor(test.clock.now.getTime() / 1000) - (over.ago ?? 0),
  });
const postSigned = (body: string) => post(body, sign(body));

const eventOf = (id: string, object: object = { customer: 'cus_nobody' }) =>
  JSON.stringify({ id, object: 'event', type: 'customer.subscription.created', data: { object } });

const storedCount = async () =>
  (await test.db.selectFrom('vip_events').selectAll().execute()).length;

describe('the webhook', () => {
  it('takes what is signed with our secret, lately, unchanged and small; nothing else changes anything', async () => {
    const before = await storedCount();
    const good = eventOf('evt_forged');
    expect(await post(good)).toBe(400);
    expect(await post(good, 't=1,v1=00')).toBe(400);
    expect(await post(good, sign(good, { secret: 'whsec_other' }))).toBe(400);
    expect(await post(good, sign(good, { ago: 301 }))).toBe(400);
    expect(await post(good, sign(good, { ago: -301 }))).toBe(400);
    expect(await post(`${good} `, sign(good))).toBe(400);
    expect(await postSigned('')).toBe(400);
    for (const kilobytes of [257, 1024]) {
      const large = JSON.stringify({ id: 'evt_large', pad: 'x'.repeat(kilobytes * 1024) });
      expect(await postSigned(large)).toBe(413);
    }
    expect(await storedCount()).toBe(before);
    expect(await post(good, sign(good, { ago: 300 }))).toBe(200);
    expect(await postSigned(good)).toBe(200);
    expect(await storedCount()).toBe(before + 1);
  });

  it('takes what is signed twice while the secret changes, by its last time alone', async () => {
    const twice = eventOf('evt_twice');
    const [now = '', ours = ''] = sign(twice).split(',');
    const other = sign(twice, { secret: 'whsec_next' }).split(',').at(-1);
    expect(await post(twice, `${now},${other},v1=00`)).toBe(400);
    expect(await post(twice, `${now},${other},${ours}`)).toBe(200);
    const stale = eventOf('evt_stale');
    expect(await post(stale, `${sign(stale)},${sign(stale, { ago: 900 })}`)).toBe(400);
    expect(await post(stale, `${sign(stale)},${sign(stale, { ago: -900 })}`)).toBe(400);
  });

  it('refuses what is signed and no event, and does not ask for it again', async () => {
    const before = await storedCount();
    const event = { id: 'evt_shape', object: 'event', type: 'charge.refunded' };
    const wrong = ['null', '7', '[]', '{}', 'no JSON', JSON.stringify(event)];
    for (const object of [null, 'text', 7])
      wrong.push(JSON.stringify({ ...event, data: { object } }));
    for (const id of [7, '', 'evt_\0', 'e'.repeat(256)])
      wrong.push(JSON.stringify({ ...event, id, data: { object: {} } }));
    for (const body of wrong)
      expect({ body, status: await postSigned(body) }).toEqual({ body, status: 400 });
    expect(await storedCount()).toBe(before);
  });

  it('is content with types and customers that it does not know', async () => {
    const type = 'tax.settings.updated';
    const unknown = { id: 'evt_other', object: 'event', type, data: { object: {} } };
    expect(await postSigned(JSON.stringify(unknown))).toBe(200);
    const objects = [
      { object: 'subscription', customer: 'cus_\0' },
      { object: 'subscription', customer: { id: 'cus_nobody' } },
      { object: 'dispute', charge: 'ch_of_another_shop' },
    ];
    for (const [at, object] of objects.entries())
      expect(await postSigned(eventOf(`evt_object_${at}`, object))).toBe(200);
  });

  it('fails where the provider does, keeps nothing of the event, and takes it when it comes again', async () => {
    const member = await test.newMember();
    await member.subscribe();
    const before = await storedCount();
    await test.counterpart.wish({ failures: Array<number>(60).fill(500) });
    expect(new Set(await test.deliver())).toEqual(new Set([500]));
    expect([await storedCount(), (await member.status()).vip]).toEqual([before, false]);
    const { events } = await test.counterpart.wish({ failures: [] });
    await test.counterpart.wish({ send: events.slice(-3).map(({ id }) => id) });
    expect((await member.status()).vip).toBe(true);
  }, 90_000);
});
