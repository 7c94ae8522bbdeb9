import { randomUUID } from 'node:crypto';

/** The part of the provider's objects that this site uses. Times are in seconds. */
export interface Customer {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  customer: string;
  status: 'open' | 'complete' | 'expired';
  price: string;
  url: string | null;
  success_url: string;
  cancel_url: string;
  locale: string;
  /** Whether taxes are computed. */
  tax: boolean;
  metadata: Record<string, string>;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  price: string;
  start: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  metadata: Record<string, string>;
}

export interface Invoice {
  id: string;
  object: 'invoice';
  customer: string;
  subscription: string;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  status: 'paid' | 'open';
  amount: number;
  created: number;
  from: number;
  until: number;
  intent: string;
}

export interface Charge {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  amount: number;
  refunded: boolean;
  disputed: boolean;
}

export const amounts = { month: 499, year: 3999 } as const;
export type Interval = keyof typeof amounts;
/** `price_vip_scoreline_month_eur`. */
export const intervalOf = (price: string): Interval =>
  price.includes('_year_') ? 'year' : 'month';

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

/** The same day some months later, or the last day of a shorter month. */
function monthsLater(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  const day = Math.min(from.getUTCDate(), last.getUTCDate());
  return (
    seconds + (Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day) - startOfDay(from)) / 1000
  );
}
const startOfDay = (date: Date) =>
  Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());

type Happened = (type: string, object: object) => void;

/** Customers, subscriptions and payments of the counterpart, with an adjustable clock. */
export class Ledger {
  readonly customers = new Map<string, Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  archived: ReadonlySet<string> = new Set();
  readonly invoices: Invoice[] = [];
  readonly charges: Charge[] = [];
  /** Customers whose cards are declined. */
  readonly declined = new Set<string>();
  /** Fixed time of the clock. Null follows the machine's clock. */
  #set: number | null = null;

  constructor(readonly happened: Happened) {}

  now = (): number => this.#set ?? Math.floor(Date.now() / 1000);

  /** Sets the clock and processes everything due until then. */
  setClock(seconds: number): void {
    this.#set = seconds;
    this.#turnDue();
  }

  /** Moves a customer's history back by some days and processes everything that is now due. */
  age(customer: string, days: number): void {
    const earlier = days * 86_400;
    for (const stored of this.subscriptions.values()) {
      if (stored.customer !== customer) continue;
      stored.start -= earlier;
      stored.periodStart -= earlier;
      stored.periodEnd -= earlier;
    }
    for (const invoice of this.invoices) {
      if (invoice.customer !== customer) continue;
      invoice.created -= earlier;
      invoice.from -= earlier;
      invoice.until -= earlier;
    }
    this.#turnDue();
  }

  #turnDue(): void {
    for (const subscription of this.subscriptions.values())
      while (isAlive(subscription) && subscription.periodEnd <= this.now())
        this.#turn(subscription);
  }

  newCustomer(email: string | null, metadata: Customer['metadata']): Customer {
    const customer = { id: newId('cus'), object: 'customer', email, metadata } as const;
    this.customers.set(customer.id, customer);
    return customer;
  }

  newSession(facts: Omit<Session, 'id' | 'object' | 'status' | 'url'>, site: string): Session {
    const id = newId('cs');
    const session: Session = {
      ...facts,
      id,
      object: 'checkout.session',
      status: 'open',
      url: `${site}/pay/${id}`,
    };
    this.sessions.set(id, session);
    return session;
  }

  /** Pays on the checkout page. False if the session is no longer open. */
  pay(session: Session): boolean {
    if (session.status !== 'open') return false;
    session.status = 'complete';
    const start = this.now();
    const { customer, price, metadata } = session;
    const subscription: Subscription = {
      ...{ id: newId('sub'), object: 'subscription', customer, price, metadata, start },
      ...{ status: 'active', periodStart: start, periodEnd: start, endedAt: null },
      cancelAtPeriodEnd: false,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.#nextPeriod(subscription);
    this.happened('customer.subscription.created', subscription);
    this.happened('invoice.paid', this.#collect(subscription, 'subscription_create'));
    this.happened('checkout.session.completed', session);
    return true;
  }

  end(subscription: Subscription, at = this.now()): void {
    if (!isAlive(subscription)) return;
    subscription.status = 'canceled';
    subscription.endedAt = at;
    this.happened('customer.subscription.deleted', subscription);
  }

  refund(intent: string): Charge | undefined {
    const charge = this.charges.find(({ payment_intent }) => payment_intent === intent);
    if (!charge) return undefined;
    charge.refunded = true;
    this.happened('charge.refunded', charge);
    return charge;
  }

  dispute(charge: Charge): void {
    charge.disputed = true;
    const dispute = { id: newId('dp'), object: 'dispute', charge: charge.id };
    this.happened('charge.dispute.created', dispute);
  }

  /** Changes the plan, which starts and charges a new period. */
  change(subscription: Subscription, price: string): void {
    subscription.price = price;
    subscription.periodEnd = this.now();
    this.#nextPeriod(subscription);
    this.happened('invoice.paid', this.#collect(subscription, 'subscription_update'));
    this.happened('customer.subscription.updated', subscription);
  }

  /** The card works again, so open invoices are collected. */
  collectOpen(customer: string): void {
    this.declined.delete(customer);
    for (const invoice of this.invoices) {
      if (invoice.customer !== customer || invoice.status !== 'open') continue;
      this.#settle(invoice);
      const subscription = this.subscriptions.get(invoice.subscription);
      if (subscription?.status === 'past_due') subscription.status = 'active';
      this.happened('invoice.paid', invoice);
    }
  }

  #turn(subscription: Subscription): void {
    if (subscription.cancelAtPeriodEnd) return this.end(subscription, subscription.periodEnd);
    this.#nextPeriod(subscription);
    const invoice = this.#collect(subscription, 'subscription_cycle');
    const isPaid = invoice.status === 'paid';
    subscription.status = isPaid ? 'active' : 'past_due';
    this.happened(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    this.happened('customer.subscription.updated', subscription);
  }

  #nextPeriod(subscription: Subscription): void {
    subscription.periodStart = subscription.periodEnd;
    const months = intervalOf(subscription.price) === 'year' ? 12 : 1;
    subscription.periodEnd = monthsLater(subscription.periodStart, months);
  }

  #collect(
    { id, customer, price, periodStart, periodEnd }: Subscription,
    reason: Invoice['reason'],
  ): Invoice {
    const invoice: Invoice = {
      ...{
        id: newId('in'),
        object: 'invoice',
        customer,
        subscription: id,
        reason,
        status: 'open',
        intent: newId('pi'),
      },
      ...{
        amount: amounts[intervalOf(price)],
        created: periodStart,
        from: periodStart,
        until: periodEnd,
      },
    };
    this.invoices.push(invoice);
    if (!this.declined.has(customer)) this.#settle(invoice);
    return invoice;
  }

  #settle(invoice: Invoice): void {
    invoice.status = 'paid';
    const { customer, intent: payment_intent, amount } = invoice;
    this.charges.push({
      ...{ id: newId('ch'), object: 'charge', customer, payment_intent, amount },
      ...{ refunded: false, disputed: false },
    });
  }
}

export const isAlive = ({ status }: Subscription): boolean => status !== 'canceled';
