import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Payment, ProviderSubscription } from '../payment/provider';
import { type Customer, holdingOf, storeHistory, type SubscriptionRow } from '../queries';
import { mailMember } from '../mails';

type Db = Kysely<Database>;

interface Change {
  subscription: ProviderSubscription;
  /** The stored state before the change. */
  old: SubscriptionRow | undefined;
  row: SubscriptionRow;
  now: Date;
}

/** Writes a subscription's changes to the member's history, with their mails, each once. */
export async function recordChanges(db: Db, customer: Customer, change: Change): Promise<void> {
  const { user_id: userId } = customer;
  if (userId === null) return;
  const { row, now } = change;
  await recordPayments(db, { ...customer, user_id: userId }, change);
  for (const kind of switches(change))
    await storeHistory(db, { user_id: userId, at: now, kind, reference: randomUUID() });
  if (row.status === 'ended') await recordEnd(db, { ...customer, ...row, user_id: userId, now });
}

function switches({ old, row }: Change): string[] {
  if (!old || old.status === 'ended' || row.status === 'ended') return [];
  const kinds = [];
  if (old.renews && !row.renews) kinds.push('cancelled');
  if (!old.renews && row.renews && old.status !== 'incomplete') kinds.push('resumed');
  if (old.plan !== row.plan) kinds.push('changed');
  return kinds;
}

type Member = Customer & { user_id: number };

async function recordPayments(db: Db, member: Member, { subscription, row, now }: Change) {
  const inOrder = [...subscription.payments].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const payment of inOrder) {
    const kind = payment.first ? 'subscribed' : 'renewed';
    const isNew = await storeHistory(db, paymentRow(member, kind, payment));
    if (isNew && payment.first && row.ends_at > now)
      await mailMember(db, member, { kind: 'vipWelcome', now, at: row.paid_until, money: payment });
    const taken = { ...paymentRow(member, 'refunded', payment), at: now };
    if (payment.refunded) await storeHistory(db, taken);
    if (payment.disputed) await storeHistory(db, { ...taken, kind: 'disputed' });
  }
  const { failed } = subscription;
  if (!failed || row.status !== 'pastDue') return;
  const { ref, at, ...money } = failed;
  const entry = { user_id: member.user_id, at, kind: 'paymentFailed', reference: ref, ...money };
  if (await storeHistory(db, entry))
    await mailMember(db, member, { kind: 'vipPaymentFailed', now, at: row.ends_at, money });
}

const paymentRow = ({ user_id }: Member, kind: string, payment: Payment) => ({
  ...{ user_id, kind, at: payment.at, reference: payment.ref },
  ...{ amount: payment.amount, currency: payment.currency, invoice_url: payment.invoiceUrl },
});

interface Ended extends SubscriptionRow {
  user_id: number;
  brand_number: number;
  now: Date;
}

/** Handles the end of a subscription or of its grace period, once per paid period; sends a mail if VIP ended with it. */
export async function recordEnd(db: Db, { now, ...row }: Ended): Promise<void> {
  const reference = `${row.subscription_ref}:${row.paid_until.toISOString()}`;
  const at = row.ends_at < now ? row.ends_at : now;
  const isNew = await storeHistory(db, { user_id: row.user_id, at, kind: 'ended', reference });
  if (isNew && !(await holdingOf(db, row.user_id, now)))
    await mailMember(db, row, { kind: 'vipEnded', now, at });
}
