import type { Kysely } from 'kysely';

import { exclusionOf } from '../../self-exclusion/queries';
import type { Database } from '@scoreline/database/schema';
import type { VipDeps } from '../deps';
import { renewEntitlements } from '../entitlements/entitlements';
import type { ProviderSubscription } from '../payment/provider';
import {
  type Customer,
  storeSubscription,
  type SubscriptionRow,
  subscriptionsOf,
} from '../queries';
import { isAlive, isTakenBack, newestPayment, standingOf } from './standing';
import { recordChanges } from './recordChanges';

/**
 * Updates a customer to the provider's current state, in the transaction that has locked the customer. Throws
 * `ProviderFailed` and then changes nothing here.
 */
export async function syncCustomer(
  db: Kysely<Database>,
  customer: Customer,
  { provider, now }: Pick<VipDeps, 'provider' | 'now'>,
): Promise<void> {
  const all = await withoutUnwanted(db, customer, { provider, now });
  const before = await subscriptionsOf(db, customer.customer_ref);
  const changes = all.map((subscription) => ({
    subscription,
    old: before.find(({ subscription_ref: ref }) => ref === subscription.ref),
    row: rowOf(customer, subscription, now()),
    now: now(),
  }));
  for (const { row } of changes) await storeSubscription(db, row);
  if (customer.user_id !== null) await renewEntitlements(db, customer.user_id);
  // Runs last, because the mails depend on the new entitlements.
  for (const change of changes) await recordChanges(db, customer, change);
}

/** The subscriptions of a customer, after ending those that must not continue. */
async function withoutUnwanted(
  db: Kysely<Database>,
  { customer_ref: ref, user_id: userId }: Customer,
  { provider, now }: Pick<VipDeps, 'provider' | 'now'>,
): Promise<ProviderSubscription[]> {
  const all = await provider.subscriptionsOf(ref);
  const alive = all.filter(isAlive);
  if (userId === null) {
    for (const each of alive) await provider.end(each.ref);
    return alive.length > 0 ? provider.subscriptionsOf(ref) : all;
  }
  const takenBack = alive.filter(isTakenBack);
  const exclusion = await exclusionOf(db, userId, now());
  const remaining = alive
    .filter((each) => !takenBack.includes(each))
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  // A payment page that was already open can still be paid.
  const unsold = remaining.filter(({ startedAt }) => exclusion && startedAt > exclusion.since);
  const [first, ...doubled] = remaining.filter((each) => !unsold.includes(each));
  for (const each of takenBack) await provider.end(each.ref);
  for (const each of [...unsold, ...doubled]) await provider.end(each.ref, newestPayment(each));
  const stops = exclusion !== null && first?.renews === true;
  if (stops) await provider.setRenewal(first.ref, false);
  const isChanged = stops || takenBack.length + unsold.length + doubled.length > 0;
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
