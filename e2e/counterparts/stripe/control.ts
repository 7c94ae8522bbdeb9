import type { Ledger } from './ledger';
import type { Webhooks } from './webhooks';

/** Commands of a test to the counterpart. The fields are executed in this order. */
export interface Wish {
  webhookUrl?: string;
  /** Holds events until they are requested. */
  hold?: boolean;
  /** ISO 8601. */
  now?: string;
  /** Statuses of the next answers of the API. */
  failures?: number[];
  /** Delays of the API's next answers, ms. */
  delays?: number[];
  /** A customer whose card is declined from now on, and one whose card works again. */
  decline?: string;
  accept?: string;
  /** A checkout session that is paid. */
  pay?: string;
  refund?: string;
  dispute?: string;
  /** A customer whose subscription changes to yearly. */
  toYear?: string;
  /** Lookup keys of prices that are no longer sold. */
  archived?: string[];
  /** A customer whose timestamps all move into the past. */
  age?: { customer: string; days: number };
  /** Ids of events to send in order. An id may be repeated. */
  send?: string[];
}

export interface Behaviour {
  failures: number[];
  delays: number[];
}

const lastChargeOf = ({ charges }: Ledger, customer: string) =>
  charges.findLast((charge) => charge.customer === customer);

export async function fulfil(wish: Wish, ledger: Ledger, webhooks: Webhooks, behaviour: Behaviour) {
  if (wish.webhookUrl !== undefined) webhooks.url = wish.webhookUrl;
  if (wish.hold !== undefined) webhooks.held = wish.hold;
  if (wish.decline) ledger.declined.add(wish.decline);
  if (wish.now) ledger.setClock(Date.parse(wish.now) / 1000);
  if (wish.age) ledger.age(wish.age.customer, wish.age.days);
  if (wish.accept) ledger.collectOpen(wish.accept);
  if (wish.archived) ledger.archived = new Set(wish.archived);
  if (wish.failures) behaviour.failures = wish.failures;
  if (wish.delays) behaviour.delays = wish.delays;
  const session = wish.pay && ledger.sessions.get(wish.pay);
  const paid = session ? ledger.pay(session) : false;
  const refunded = wish.refund && lastChargeOf(ledger, wish.refund);
  if (refunded) ledger.refund(refunded.payment_intent);
  const disputed = wish.dispute && lastChargeOf(ledger, wish.dispute);
  if (disputed) ledger.dispute(disputed);
  const changed = [...ledger.subscriptions.values()].findLast((s) => s.customer === wish.toYear);
  if (changed) ledger.change(changed, changed.price.replace('_month_', '_year_'));
  const statuses: number[] = [];
  for (const id of wish.send ?? []) {
    const event = webhooks.events.find((each) => each.id === id);
    if (event) statuses.push(await webhooks.send(event));
  }
  return {
    ...{ paid, statuses },
    events: webhooks.events.map(({ id, type }) => ({ id, type })),
    customers: [...ledger.customers.values()],
    sessions: [...ledger.sessions.values()],
    subscriptions: [...ledger.subscriptions.values()],
    charges: ledger.charges,
  };
}
