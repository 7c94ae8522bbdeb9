import type { VipSubscriptionTable } from '@scoreline/database/tables/vipTables';
import type { Payment, ProviderSubscription } from '../payment/provider';

const dayMs = 86_400_000;
/** Days that VIP continues after an unpaid renewal. */
export const graceDays = 3;

type Standing = Pick<VipSubscriptionTable, 'status' | 'renews'> & {
  startsAt: Date;
  paidUntil: Date;
  endsAt: Date;
};

export const isAlive = ({ status }: Pick<ProviderSubscription, 'status'>): boolean =>
  status === 'active' || status === 'pastDue';

export const newestPayment = ({ payments }: ProviderSubscription): Payment | undefined =>
  payments.reduce<Payment | undefined>(
    (newest, payment) => (newest && newest.at > payment.at ? newest : payment),
    undefined,
  );

/** Whether the newest payment was refunded or any was disputed; the subscription must then end. */
export const isTakenBack = (subscription: ProviderSubscription): boolean =>
  subscription.payments.some(({ disputed }) => disputed) ||
  newestPayment(subscription)?.refunded === true;

const latest = (times: readonly Date[]): number => Math.max(...times.map((time) => time.getTime()));
const earliest = (times: readonly Date[]): number =>
  Math.min(...times.map((time) => time.getTime()));

/** The period in which a subscription grants VIP: the paid time, and the grace period of an overdue renewal. */
export function standingOf(subscription: ProviderSubscription): Standing {
  const { status, startedAt, periodEnd, endedAt } = subscription;
  const good = subscription.payments.filter(({ refunded, disputed }) => !refunded && !disputed);
  const renews = isAlive(subscription) && subscription.renews;
  if (good.length === 0)
    return { status, renews, startsAt: startedAt, paidUntil: startedAt, endsAt: startedAt };
  const startsAt = earliest(good.map(({ from }) => from));
  const paid = Math.min(latest(good.map(({ until }) => until)), periodEnd.getTime());
  const ends = renews ? paid + graceDays * dayMs : paid;
  const endsAt = endedAt ? Math.min(ends, endedAt.getTime()) : ends;
  return {
    ...{ status, renews, startsAt: new Date(startsAt) },
    paidUntil: new Date(Math.max(paid, startsAt)),
    endsAt: new Date(Math.max(endsAt, startsAt)),
  };
}
