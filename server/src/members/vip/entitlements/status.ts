import type { VipHistoryKind, VipStatus } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import {
  type HistoryRow,
  historyOf,
  type Holding,
  holdingOf,
  newestSubscription,
} from '../queries';
import type { SubscriptionRow } from '../queries';

export async function vipStatus(
  db: Kysely<Database>,
  userId: number,
  now: Date,
): Promise<VipStatus> {
  const [holding, subscription, history] = await Promise.all([
    holdingOf(db, userId, now),
    newestSubscription(db, userId),
    historyOf(db, userId),
  ]);
  return { ...standing(holding, subscription, now), history: history.map(presentHistory) };
}

function standing(
  holding: Holding | undefined,
  subscription: SubscriptionRow | undefined,
  now: Date,
): Omit<VipStatus, 'history'> {
  const alive = subscription && subscription.status !== 'ended' ? subscription : undefined;
  const grace = holding !== undefined && isInGrace(alive, now);
  const renews = alive?.status === 'active' && alive.renews;
  const end = holding?.until.toISOString() ?? null;
  return {
    vip: holding !== undefined,
    until: renews && holding ? alive.paid_until.toISOString() : end,
    source: holding?.source ?? null,
    renews,
    endsAt: renews ? null : end,
    grace,
    plan: alive?.plan ?? null,
    nextPayment: renews ? nextPayment(alive) : null,
    resumable: alive !== undefined && !alive.renews && alive.ends_at > now,
  };
}

const isInGrace = (alive: SubscriptionRow | undefined, now: Date): boolean =>
  alive?.status === 'pastDue' && alive.paid_until <= now && alive.ends_at > now;

const nextPayment = ({ paid_until, amount, currency }: SubscriptionRow) => ({
  ...{ at: paid_until.toISOString(), amount, currency },
});

/** The provider's ids are omitted; the invoice is a link to the provider's page. */
const presentHistory = (row: HistoryRow): VipStatus['history'][number] => ({
  at: row.at.toISOString(),
  kind: row.kind as VipHistoryKind,
  ...(row.amount !== null && row.currency && { amount: row.amount, currency: row.currency }),
  ...(row.invoice_url && { invoiceUrl: row.invoice_url }),
});
