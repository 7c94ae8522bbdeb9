import { amounts, type Invoice, intervalOf, type Session, type Subscription } from './ledger';

/** `vip_scoreline_month_eur` has the price `price_vip_scoreline_month_eur`. */
export const presentPrice = (lookupKey: string) => {
  const interval = intervalOf(lookupKey);
  return {
    ...{ id: `price_${lookupKey}`, object: 'price', active: true, lookup_key: lookupKey },
    ...{ currency: lookupKey.split('_').at(-1), unit_amount: amounts[interval] },
    recurring: { interval, interval_count: 1 },
  };
};

export const presentSubscription = (subscription: Subscription) => ({
  ...{
    id: subscription.id,
    object: 'subscription',
    customer: subscription.customer,
    status: subscription.status,
  },
  ...{
    start_date: subscription.start,
    ended_at: subscription.endedAt,
    metadata: subscription.metadata,
  },
  ...{ cancel_at_period_end: subscription.cancelAtPeriodEnd, cancel_at: null },
  items: {
    object: 'list',
    data: [
      {
        id: `si_${subscription.id}`,
        current_period_start: subscription.periodStart,
        current_period_end: subscription.periodEnd,
        price: presentPrice(subscription.price.replace(/^price_/, '')),
      },
    ],
  },
});

export const presentInvoice = (invoice: Invoice, site: string) => ({
  ...{ id: invoice.id, object: 'invoice', customer: invoice.customer, status: invoice.status },
  billing_reason: invoice.reason,
  ...{ created: invoice.created, currency: 'eur', attempted: true, amount_due: invoice.amount },
  amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
  hosted_invoice_url: `${site}/invoice/${invoice.id}`,
  status_transitions: { paid_at: invoice.status === 'paid' ? invoice.created : null },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: invoice.subscription },
  },
  lines: {
    object: 'list',
    data: [{ amount: invoice.amount, period: { start: invoice.from, end: invoice.until } }],
  },
  payments: {
    object: 'list',
    data: [
      {
        status: invoice.status,
        payment: { type: 'payment_intent', payment_intent: invoice.intent },
      },
    ],
  },
});

export const presentSession = ({ price: _price, ...session }: Session) => ({
  ...session,
  url: session.status === 'open' ? session.url : null,
});
