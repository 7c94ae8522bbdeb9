import type Stripe from 'stripe';

import type { PaymentEvent } from '../payment/provider';
import { type SignedBody, verifyEvent } from '../payment/signature';
import { failing, orNone } from './failing';

/** An event from Stripe. Throws `BadSignature`. */
export function signedEvent(stripe: Stripe, signed: SignedBody): PaymentEvent {
  const { id, type, data } = verifyEvent(signed);
  return { id, type, customerRef: () => customerRefOf(stripe, data.object) };
}

/** A Stripe id; null for any other value. */
const idOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\w+$/.test(value) ? value : null;

/** Subscriptions, invoices, charges and checkouts name their customer; a dispute names a charge, which does. */
async function customerRefOf(
  stripe: Stripe,
  { object: kind, customer, charge }: Record<string, unknown>,
): Promise<string | null> {
  const named = idOf(customer);
  const charged = idOf(charge);
  if (named !== null || kind !== 'dispute' || charged === null) return named;
  const known = await failing(() => orNone(() => stripe.charges.retrieve(charged)));
  return idOf(known?.customer);
}
