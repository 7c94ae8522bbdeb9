import Stripe from 'stripe';

import { ensureUser } from '../members/accounts/queries';
import { ensureCustomer } from '../members/vip/subscriptions/customers';
import { openVipTest, stripeSecrets } from '../members/vip/testing';

/** Times in milliseconds: of an event until its entitlement is written, and of the same event again, which does nothing. */
interface Figures {
  first: number[];
  repeated: number[];
}

const test = await openVipTest();
const now = () => test.clock.now;

/** A member who has paid at the counterpart, of which the server does not know yet. */
async function payingMember(n: number): Promise<string> {
  const facts = { verified_at: now(), created_at: now() };
  const user = await ensureUser(test.db, { email: `payer-${n}@mail.example`, ...facts });
  const { provider } = test;
  const { customer_ref: customerRef } = await ensureCustomer(test.db, user, 1, { provider, now });
  const site = 'https://site.example/';
  const url = await provider.openCheckout({
    ...{ customerRef, userId: user.id, plan: 'month', brandKey: 'scoreline', language: 'en' },
    ...{ successUrl: site, cancelUrl: site },
  });
  await test.counterpart.wish({ pay: url.split('/').at(-1) });
  return customerRef;
}

async function post(customer: string): Promise<number> {
  const data = { object: { object: 'subscription', customer } };
  const event = { id: `evt_${customer}`, object: 'event', type: 'customer.subscription.created' };
  const payload = JSON.stringify({ ...event, data });
  const timestamp = Math.floor(now().getTime() / 1000);
  const secret = stripeSecrets.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const began = performance.now();
  const answer = await fetch(test.webhookUrl, { method: 'POST', headers, body: payload });
  const took = performance.now() - began;
  if (answer.status !== 200) throw new Error(`An event was answered with ${answer.status}.`);
  return took;
}

async function vipMembers(): Promise<number> {
  const rows = await test.db.selectFrom('vip_entitlements').select('user_id').execute();
  return rows.length;
}

const figures: Figures = { first: [], repeated: [] };
const events = Number(process.argv[2]);
for (let n = 0; n < events; n += 1) {
  const customer = await payingMember(n);
  figures.first.push(await post(customer));
  figures.repeated.push(await post(customer));
}
if ((await vipMembers()) !== events) throw new Error('Not every event has made VIP.');
process.send?.(figures);
await test.close();
process.disconnect();
