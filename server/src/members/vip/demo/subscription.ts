import type { VipPlan } from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import type { OfferedPlan, Payment, ProviderSubscription } from '../payment/provider';

/** What the demo sells, for money that never moves. */
export const demoPlans: readonly OfferedPlan[] = [
  { plan: 'month', amount: 499, currency: 'eur' },
  { plan: 'year', amount: 3999, currency: 'eur' },
];

export const demoPlan = (plan: VipPlan): OfferedPlan =>
  demoPlans.find((offered) => offered.plan === plan) as OfferedPlan;

/** A demo subscription as it is kept: what was done to it; its state at a time follows. */
export const demoSubscriptionSchema = z.object({
  userId: z.int(),
  startedAt: z.coerce.date(),
  /** The plan from each of its periods on, the first at 0. */
  plans: z.array(z.object({ plan: z.enum(['month', 'year']), fromPeriod: z.int() })),
  renews: z.boolean(),
  /** Renewals from then on are declined. */
  declinedFrom: z.coerce.date().nullable(),
  endedAt: z.coerce.date().nullable(),
  refunded: z.boolean(),
});
export type DemoSubscription = z.infer<typeof demoSubscriptionSchema>;

/** Later by months of the calendar; the 31st becomes the last day of a shorter one. */
export function monthsAfter(date: Date, months: number): Date {
  const month = new Date(date);
  month.setUTCDate(1);
  month.setUTCMonth(month.getUTCMonth() + months);
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  month.setUTCDate(Math.min(date.getUTCDate(), days));
  return month;
}

export const planIn = ({ plans }: DemoSubscription, period: number): VipPlan =>
  plans.findLast(({ fromPeriod }) => fromPeriod <= period)?.plan ?? 'month';

/** What a real provider would answer at `now`: periods paid, renewals that fell due meanwhile, the end. */
export function demoState(ref: string, stored: DemoSubscription, now: Date): ProviderSubscription {
  const { startedAt, renews, endedAt, declinedFrom, refunded } = stored;
  const payments: Payment[] = [];
  let failed: ProviderSubscription['failed'] = null;
  let months = 0;
  let from = startedAt;
  const stop = endedAt ?? now;
  for (let period = 0; from <= stop; period += 1) {
    const { plan, ...money } = demoPlan(planIn(stored, period));
    if (period > 0 && (!renews || (endedAt && from >= endedAt))) break;
    if (period > 0 && declinedFrom && from >= declinedFrom) {
      failed = { ...money, ref: `${ref}-${period}`, at: from };
      break;
    }
    months += plan === 'year' ? 12 : 1;
    const until = monthsAfter(startedAt, months);
    const fate = { refunded: refunded && from <= stop && stop < until, disputed: false };
    const facts = { ref: `${ref}-${period}`, at: from, from, until, invoiceUrl: null };
    payments.push({ ...money, ...facts, ...fate, first: period === 0 });
    from = until;
  }
  const isOver = endedAt !== null || (!renews && from <= now);
  const status = isOver ? 'ended' : failed ? 'pastDue' : 'active';
  const { plan, ...money } = demoPlan(planIn(stored, payments.length));
  return {
    ...{ ref, plan, ...money, status, startedAt, payments, failed, renews: renews && !isOver },
    periodEnd: from,
    endedAt: endedAt ?? (isOver ? from : null),
  };
}
