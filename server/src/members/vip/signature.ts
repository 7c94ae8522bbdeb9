import Stripe from 'stripe';

import { BadSignature } from './provider';

const toleranceSeconds = 300;

export interface SignedBody {
  raw: Buffer;
  /** `Stripe-Signature` of the request. */
  signature: string;
  secret: string;
  now: Date;
}

/** The event of a body that was signed with our secret, no longer ago than the tolerance. Throws `BadSignature`. */
export function verifyEvent({ raw, signature, secret, now }: SignedBody): Stripe.Event {
  try {
    const at = now.getTime();
    const { webhooks } = Stripe;
    return webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, at);
  } catch {
    throw new BadSignature();
  }
}
