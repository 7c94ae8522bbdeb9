import Stripe from 'stripe';
import { z } from 'zod';

import { BadSignature } from './provider';

const toleranceSeconds = 300;

export interface SignedBody {
  raw: Buffer;
  /** `Stripe-Signature` of the request. */
  signature: string;
  secret: string;
  now: Date;
}

const eventSchema = z.object({
  id: z.string().regex(/^[\w-]{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});
type SignedEvent = z.output<typeof eventSchema>;

/** The event of a body that was signed with our secret, no further from now than the tolerance. Throws `BadSignature`. */
export function verifyEvent({ raw, signature, secret, now }: SignedBody): SignedEvent {
  const at = now.getTime();
  const known = verified(() =>
    Stripe.webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, at),
  );
  const { data: event } = eventSchema.safeParse(known);
  if (!event || signedAt(signature) > at / 1000 + toleranceSeconds) throw new BadSignature();
  return event;
}

function verified<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new BadSignature();
  }
}

/** In seconds; the library takes the last time too, and compares it with the past alone. */
function signedAt(signature: string): number {
  const time = signature.split(',').findLast((part) => part.startsWith('t='));
  return parseInt(time?.slice(2) ?? '', 10);
}
