import type { VipPlan } from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import type { OfferedPlan, Payment, ProviderSubscription } from '../payment/provider';

/** The demo's plans; no money moves. */
export const demoPlans: readonly OfferedPlan[] = [
  { plan: 'month', amount: 499, currency: 'eur' },
  { plan: 'year', amount: 3999, currency: 'eur' },
];

export const demoPlan = (plan: VipPlan): OfferedPlan =>
  demoPlans.find((offered) => offered.plan === plan) as OfferedPlan;

/** A stored demo subscription: its events, from which its state at any time is computed. */
export const demoSubscriptionSchema = z.object({
  userId: z.int(),
  startedAt: z.coerce.date(),
  /** Each plan with its first period; the first period is 0. */
  plans: z.array(z.object({ plan: z.enum(['month', 'year']), fromPeriod: z.int() })),
  renews: z.boolean(),
  /** Renewals from this time on are declined. */
  declinedFrom: z.coerce.date().nullable(),
  endedAt: z.coerce.date().nullable(),
  refunded: z.boolean(),
});
export type DemoSubscription = z.infer<typeof demoSubscriptionSchema>;

/** Adds calendar months; the 31st becomes the last day of a shorter month. */
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

/** The answer of a real provider at `now`: paid periods, due renewals, the end. */
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
