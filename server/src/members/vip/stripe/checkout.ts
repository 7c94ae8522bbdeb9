import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';

import { type Checkout, ProviderFailed } from '../payment/provider';
import { stripeLocale } from './locale';
import { memberKey } from './present';
import { planPrices } from './prices';

interface Settings {
  currency: string;
  tax: boolean;
}

/** Closes the customer's other payment pages first, so that nobody pays twice in two tabs. */
export async function openCheckout(
  stripe: Stripe,
  { currency, tax }: Settings,
  checkout: Checkout,
): Promise<string> {
  const { customerRef: customer, userId, plan, brandKey } = checkout;
  const { prices } = await planPrices(stripe, brandKey, currency);
  const price = prices.get(plan);
  if (price === undefined) throw new ProviderFailed('The payment provider has no such price.');
  await closeOthers(stripe, customer);
  const metadata = { [memberKey]: String(userId) };
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      ...{ customer, metadata, client_reference_id: String(userId) },
      line_items: [{ price, quantity: 1 }],
      subscription_data: { metadata },
      success_url: checkout.successUrl,
      cancel_url: checkout.cancelUrl,
      locale: stripeLocale(checkout.language),
      ...(tax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }),
    },
    { idempotencyKey: randomUUID() },
  );
  if (url === null) throw new ProviderFailed('The payment provider opened no page.');
  return url;
}

async function closeOthers(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
  for (const { id } of data) await stripe.checkout.sessions.expire(id);
}
