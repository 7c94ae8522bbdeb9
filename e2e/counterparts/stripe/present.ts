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

export const presentSubscription = (kept: Subscription) => ({
  ...{ id: kept.id, object: 'subscription', customer: kept.customer, status: kept.status },
  ...{ start_date: kept.start, ended_at: kept.endedAt, metadata: kept.metadata },
  ...{ cancel_at_period_end: kept.cancelAtPeriodEnd, cancel_at: null },
  items: {
    object: 'list',
    data: [
      {
        id: `si_${kept.id}`,
        current_period_start: kept.periodStart,
        current_period_end: kept.periodEnd,
        price: presentPrice(kept.price.replace(/^price_/, '')),
      },
    ],
  },
});

export const presentInvoice = (kept: Invoice, site: string) => ({
  ...{ id: kept.id, object: 'invoice', customer: kept.customer, status: kept.status },
  billing_reason: kept.reason,
  ...{ created: kept.created, currency: 'eur', attempted: true, amount_due: kept.amount },
  amount_paid: kept.status === 'paid' ? kept.amount : 0,
  hosted_invoice_url: `${site}/invoice/${kept.id}`,
  status_transitions: { paid_at: kept.status === 'paid' ? kept.created : null },
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: kept.subscription },
  },
  lines: {
    object: 'list',
    data: [{ amount: kept.amount, period: { start: kept.from, end: kept.until } }],
  },
  payments: {
    object: 'list',
    data: [
      {
        status: kept.status,
        payment: { type: 'payment_intent', payment_intent: kept.intent },
      },
    ],
  },
});

export const presentSession = ({ price: _price, ...kept }: Session) => ({
  ...kept,
  url: kept.status === 'open' ? kept.url : null,
});
