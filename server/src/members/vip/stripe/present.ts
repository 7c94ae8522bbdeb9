import type Stripe from 'stripe';

import type { Payment, ProviderSubscription } from '../payment/provider';

/** The key of our metadata on customers and subscriptions at the provider. */
export const memberKey = 'scoreline_member';
export const brandKey = 'scoreline_brand';

/** An account at the provider may sell other products too. */
export const isOurs = ({ metadata }: Stripe.Subscription): boolean => memberKey in metadata;

const dateOf = (seconds: number) => new Date(seconds * 1000);
const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const statuses: Record<string, ProviderSubscription['status']> = {
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
  unpaid: 'pastDue',
  incomplete: 'incomplete',
};

/** A subscription with its payments, from the customer's invoices and charges (newest first). */
export function presentSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
): ProviderSubscription {
  const { id, status, items, start_date, ended_at, cancel_at_period_end, cancel_at } = subscription;
  const item = items.data[0];
  if (!item) throw new Error('A subscription at the payment provider has no item.');
  const own = invoices.filter(
    ({ parent }) => idOf(parent?.subscription_details?.subscription) === id,
  );
  return {
    ref: id,
    plan: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    status: statuses[status] ?? 'ended',
    renews: !cancel_at_period_end && cancel_at === null,
    startedAt: dateOf(start_date),
    periodEnd: dateOf(item.current_period_end),
    endedAt: ended_at === null ? null : dateOf(ended_at),
    payments: own
      .filter((invoice) => invoice.status === 'paid')
      .reverse()
      .flatMap((invoice) => paymentOf(invoice, charges)),
    failed: failedOf(own),
  };
}

function paymentOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Payment[] {
  // Negative lines credit unused time.
  const periods = invoice.lines.data
    .filter(({ amount }) => amount >= 0)
    .map(({ period }) => period);
  if (periods.length === 0 || !invoice.id) return [];
  const own = chargesOf(invoice, charges);
  return [
    {
      ref: invoice.id,
      at: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      amount: invoice.amount_paid,
      currency: invoice.currency,
      from: dateOf(Math.min(...periods.map(({ start }) => start))),
      until: dateOf(Math.max(...periods.map(({ end }) => end))),
      first: invoice.billing_reason === 'subscription_create',
      refunded: own.some(({ refunded }) => refunded),
      disputed: own.some(({ disputed }) => disputed),
      invoiceUrl: invoice.hosted_invoice_url ?? null,
    },
  ];
}

function chargesOf({ payments }: Stripe.Invoice, charges: readonly Stripe.Charge[]) {
  const paid = (payments?.data ?? []).map(({ payment }) => payment);
  const intents = paid.map(({ payment_intent }) => idOf(payment_intent));
  const direct = paid.map(({ charge }) => idOf(charge));
  return charges.filter(
    ({ id, payment_intent }) =>
      direct.includes(id) || (payment_intent && intents.includes(idOf(payment_intent))),
  );
}

function failedOf(invoices: readonly Stripe.Invoice[]): ProviderSubscription['failed'] {
  const open = invoices.find(({ status, attempted }) => status === 'open' && attempted);
  if (!open?.id) return null;
  const { id: ref, created, amount_due: amount, currency } = open;
  return { ref, at: dateOf(created), amount, currency };
}
