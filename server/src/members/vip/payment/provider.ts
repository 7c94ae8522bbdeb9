import type { VipPlan } from '@scoreline/shared-lib/contract';

import type { PaymentProviderName } from '@scoreline/database/tables/vipTables';

export interface Money {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

export interface OfferedPlan extends Money {
  plan: VipPlan;
}

/** A paid invoice of a subscription, and its period. */
export interface Payment extends Money {
  ref: string;
  at: Date;
  from: Date;
  until: Date;
  /** The first payment of the subscription. */
  first: boolean;
  /** Fully refunded. */
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
  /** The end of the current period, paid or not. */
  periodEnd: Date;
  endedAt: Date | null;
  /** Oldest first. */
  payments: Payment[];
  /** A failed renewal payment. */
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
  /** The return addresses after a payment and after a cancellation. */
  successUrl: string;
  cancelUrl: string;
}

export interface Portal {
  customerRef: string;
  language: string;
  returnUrl: string;
}

/** A provider's event. It is only a trigger: the state itself is always queried. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Resolves to the customer of the event; null if it has none. */
  customerRef(): Promise<string | null>;
}

/** The event has no valid signature, is too old, or is malformed. */
export class BadSignature extends Error {}

/** The provider doesn't answer or refuses; the outcome is unknown. */
export class ProviderFailed extends Error {}

/** A payment provider. Each one has its own folder, like `stripe`. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /** The plans of a brand with their prices; empty if the provider has none. */
  plans(brandKey: string): Promise<OfferedPlan[]>;
  createCustomer(customer: NewCustomer): Promise<string>;
  /** The member of a customer, from the metadata we stored at the provider; null if the customer isn't ours. */
  memberOf(customerRef: string): Promise<Pick<NewCustomer, 'userId' | 'brandNumber'> | null>;
  /** Opens the provider's payment page and closes the customer's others. Resolves to its URL. */
  openCheckout(checkout: Checkout): Promise<string>;
  /** Opens the provider's page of payment methods, plans and invoices. Resolves to its URL. */
  openPortal(portal: Portal): Promise<string>;
  /** Every VIP subscription of a customer in its current state. */
  subscriptionsOf(customerRef: string): Promise<ProviderSubscription[]>;
  setRenewal(subscriptionRef: string, renews: boolean): Promise<void>;
  /** Ends a subscription now; `refund` is the payment to refund. */
  end(subscriptionRef: string, refund?: Payment): Promise<void>;
  /** Every customer that has or had a VIP subscription. */
  customers(): AsyncIterable<string>;
  /** Throws `BadSignature`. */
  readEvent(raw: Buffer, signature: string, now: Date): PaymentEvent;
}
