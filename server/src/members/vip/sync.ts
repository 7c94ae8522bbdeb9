import type { Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';
import type { VipDeps } from './deps';
import { renewEntitlements } from './entitlements';
import type { ProviderSubscription } from './provider';
import { type Customer, keepSubscription, type SubscriptionRow, subscriptionsOf } from './queries';
import { isAlive, isTakenBack, newestPayment, standingOf } from './standing';
import { tellChanges } from './tellChanges';

/**
 * Makes what we hold of a customer the provider's newest state, in the transaction that has locked the customer. Throws
 * `ProviderFailed`, and then nothing has changed here.
 */
export async function syncCustomer(
  db: Kysely<Database>,
  customer: Customer,
  { provider, now }: Pick<VipDeps, 'provider' | 'now'>,
): Promise<void> {
  const all = await withoutUnwanted(customer, provider);
  const before = await subscriptionsOf(db, customer.customer_ref);
  for (const subscription of all) {
    const old = before.find(({ subscription_ref: ref }) => ref === subscription.ref);
    const row = rowOf(customer, subscription, now());
    await keepSubscription(db, row);
    await tellChanges(db, customer, { subscription, old, row, now: now() });
  }
  if (customer.user_id !== null) await renewEntitlements(db, customer.user_id);
}

/** The subscriptions of a customer, after those were ended that nobody may go on paying for. */
async function withoutUnwanted(
  { customer_ref: ref, user_id: userId }: Customer,
  provider: VipDeps['provider'],
): Promise<ProviderSubscription[]> {
  const all = await provider.subscriptionsOf(ref);
  const alive = all.filter(isAlive);
  const ownerless = userId === null ? alive : [];
  const takenBack = alive.filter(isTakenBack);
  const [, ...doubled] = alive
    .filter((each) => !takenBack.includes(each))
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  for (const each of new Set([...ownerless, ...takenBack])) await provider.end(each.ref);
  if (userId !== null)
    for (const each of doubled) await provider.end(each.ref, newestPayment(each));
  const isChanged = ownerless.length + takenBack.length + doubled.length > 0;
  return isChanged ? provider.subscriptionsOf(ref) : all;
}

function rowOf(
  { customer_ref }: Customer,
  subscription: ProviderSubscription,
  now: Date,
): SubscriptionRow {
  const { ref, plan, amount, currency } = subscription;
  const { status, renews, startsAt, paidUntil, endsAt } = standingOf(subscription);
  return {
    ...{ subscription_ref: ref, customer_ref, plan, status, renews, amount, currency },
    ...{ starts_at: startsAt, paid_until: paidUntil, ends_at: endsAt, synced_at: now },
  };
}
