import type Stripe from 'stripe';

import type { PaymentEvent } from '../provider';
import { type SignedBody, verifyEvent } from '../signature';
import { failing } from './failing';

/** An event of Stripe's. Throws `BadSignature`. */
export function signedEvent(stripe: Stripe, signed: SignedBody): PaymentEvent {
  const { id, type, data } = verifyEvent(signed);
  return { id, type, customerRef: () => customerRefOf(stripe, data.object) };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Subscriptions, invoices, charges and checkouts name their customer; a dispute names a charge, which does. */
async function customerRefOf(stripe: Stripe, object: object): Promise<string | null> {
  const { object: kind, customer, charge } = object as Record<string, unknown>;
  if (text(customer) !== null) return text(customer);
  if (kind !== 'dispute' || typeof charge !== 'string') return null;
  const charged = await failing(() => stripe.charges.retrieve(charge));
  return text(charged.customer);
}
