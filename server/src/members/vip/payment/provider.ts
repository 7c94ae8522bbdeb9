import type { VipPlan } from '@scoreline/shared-lib/contract';

import type { PaymentProviderName } from '../../../store/db/tables/vipTables';

export interface Money {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

export interface OfferedPlan extends Money {
  plan: VipPlan;
}

/** A paid invoice of a subscription and the time it pays for. */
export interface Payment extends Money {
  ref: string;
  at: Date;
  from: Date;
  until: Date;
  /** The one that the subscription began with. */
  first: boolean;
  /** All of it was paid back. */
  refunded: boolean;
  disputed: boolean;
  invoiceUrl: string | null;
}

export interface ProviderSubscription extends Money {
  ref: string;
  plan: VipPlan;
  status: 'incomplete' | 'active' | 'pastDue' | 'ended';
  renews: boolean;
  startedAt: Date;
  /** Of the period that runs, paid for or not. */
  periodEnd: Date;
  endedAt: Date | null;
  /** The oldest first. */
  payments: Payment[];
  /** A renewal that could not be collected. */
  failed: (Money & { ref: string; at: Date }) | null;
}

export interface NewCustomer {
  userId: number;
  email: string | null;
  language: string;
  brandNumber: number;
}

export interface Checkout {
  customerRef: string;
  userId: number;
  plan: VipPlan;
  brandKey: string;
  language: string;
  /** Where the provider's page leads after a payment, and without one. */
  successUrl: string;
  cancelUrl: string;
}

export interface Portal {
  customerRef: string;
  language: string;
  returnUrl: string;
}

/** What the provider says has happened; the state itself is always asked for. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Resolves to the customer it is about, null where it is about none. */
  customerRef(): Promise<string | null>;
}

/** What the provider has not signed, or too long ago, or what is no event. */
export class BadSignature extends Error {}

/** The provider does not answer, or refuses: nothing is known to have happened. */
export class ProviderFailed extends Error {}

/** Who takes the money. Another provider is another folder beside `stripe`. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** The plans of a brand at their prices; none where the provider has none. */
  plans(brandKey: string): Promise<OfferedPlan[]>;
  createCustomer(customer: NewCustomer): Promise<string>;
  /** Whose customer it is, by what we told the provider; null where it is none of ours. */
  memberOf(customerRef: string): Promise<Pick<NewCustomer, 'userId' | 'brandNumber'> | null>;
  /** Opens the provider's payment page, the only one the customer has open. */
  openCheckout(checkout: Checkout): Promise<string>;
  /** Opens the provider's page of payment methods, plans and invoices. */
  openPortal(portal: Portal): Promise<string>;
  /** Every VIP subscription of a customer as it is now. */
  subscriptionsOf(customerRef: string): Promise<ProviderSubscription[]>;
  setRenewal(subscriptionRef: string, renews: boolean): Promise<void>;
  /** Ends it now; with `refund` the given payment goes back. */
  end(subscriptionRef: string, refund?: Payment): Promise<void>;
  /** Every customer that has or had a VIP subscription. */
  customers(): AsyncIterable<string>;
  /** Throws `BadSignature`. */
  readEvent(raw: Buffer, signature: string, now: Date): PaymentEvent;
}
