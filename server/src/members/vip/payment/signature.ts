import Stripe from 'stripe';
import { z } from 'zod';

import { BadSignature } from './provider';

const toleranceSeconds = 300;

export interface SignedBody {
  raw: Buffer;
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

/** The event of a body signed with our secret, at most the tolerance before or after now. Throws `BadSignature`. */
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

/** In seconds. The library also uses the last timestamp, but rejects only old ones. */
function signedAt(signature: string): number {
  const time = signature.split(',').findLast((part) => part.startsWith('t='));
  return parseInt(time?.slice(2) ?? '', 10);
}
