import { createHash, randomUUID } from 'node:crypto';
import Stripe from 'stripe';

import type { NewCustomer, Payment, PaymentProvider, Portal } from '../payment/provider';
import { openCheckout } from './checkout';
import { failing, failingList, orNone } from './failing';
import { signedEvent } from './events';
import { isOurs, memberKey, brandKey, presentSubscription } from './present';
import { planPrices } from './prices';
import { stripeLocale } from './locale';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Overrides the provider's address, for tests. */
  apiUrl?: string | undefined;
  /** The currency of the prices. */
  currency: string;
  /** Whether the provider calculates taxes. */
  tax: boolean;
  /** Timeout of one request to the provider, ms. */
  timeoutMs?: number;
}

const most = 100;
const usualTimeoutMs = 10_000;

function createClient({ secretKey, apiUrl, timeoutMs }: StripeSettings): Stripe {
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs ?? usualTimeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Stripe: Checkout, the Billing Portal, subscriptions, signed events. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = createClient(settings);
  return {
    name: 'stripe',
    plans: (brand) =>
      failing(async () => (await planPrices(stripe, brand, settings.currency)).plans),
    createCustomer: (customer) => failing(() => createCustomer(stripe, customer)),
    memberOf: (ref) => failing(() => orNone(() => memberOf(stripe, ref))),
    openCheckout: (checkout) => failing(() => openCheckout(stripe, settings, checkout)),
    openPortal: (portal) => failing(() => openPortal(stripe, portal)),
    subscriptionsOf: (ref) => failing(() => subscriptionsOf(stripe, ref)),
    async setRenewal(ref, renews) {
      await failing(() => stripe.subscriptions.update(ref, { cancel_at_period_end: !renews }));
    },
    end: (ref, refund) => failing(() => end(stripe, ref, refund)),
    customers: () => customers(stripe),
    readEvent: (raw, signature, now) =>
      signedEvent(stripe, { raw, signature, now, secret: settings.webhookSecret }),
  };
}

/** Idempotent: the same member with the same data is the same customer. */
async function createCustomer(stripe: Stripe, customer: NewCustomer): Promise<string> {
  const { userId, email, language, brandNumber } = customer;
  const facts = createHash('sha256').update(JSON.stringify(customer)).digest('hex').slice(0, 24);
  const { id } = await stripe.customers.create(
    {
      ...(email !== null && { email }),
      preferred_locales: [language],
      metadata: { [memberKey]: String(userId), [brandKey]: String(brandNumber) },
    },
    { idempotencyKey: `customer-${userId}-${facts}` },
  );
  return id;
}

async function memberOf(stripe: Stripe, ref: string) {
  const customer = await stripe.customers.retrieve(ref);
  if (customer.deleted) return null;
  const userId = Number(customer.metadata[memberKey]);
  const brandNumber = Number(customer.metadata[brandKey]);
  return Number.isInteger(userId) && userId > 0 ? { userId, brandNumber: brandNumber || 1 } : null;
}

async function openPortal(stripe: Stripe, { customerRef, language, returnUrl }: Portal) {
  const { url } = await stripe.billingPortal.sessions.create(
    { customer: customerRef, return_url: returnUrl, locale: stripeLocale(language) },
    { idempotencyKey: randomUUID() },
  );
  return url;
}

async function subscriptionsOf(stripe: Stripe, customer: string) {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all', limit: most }),
    stripe.invoices.list({ customer, limit: most, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: most }),
  ]);
  return subscriptions.data
    .filter(isOurs)
    .map((subscription) => presentSubscription(subscription, invoices.data, charges.data));
}

async function end(stripe: Stripe, ref: string, refund?: Payment): Promise<void> {
  const subscription = await stripe.subscriptions.retrieve(ref);
  if (subscription.status !== 'canceled') await stripe.subscriptions.cancel(ref);
  if (!refund || refund.refunded || refund.amount === 0) return;
  const { payments } = await stripe.invoices.retrieve(refund.ref, { expand: ['payments'] });
  const intent = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  if (!intent) return;
  await stripe.refunds.create(
    { payment_intent: typeof intent === 'string' ? intent : intent.id },
    { idempotencyKey: `refund-${refund.ref}` },
  );
}

async function* customers(stripe: Stripe): AsyncIterable<string> {
  const seen = new Set<string>();
  const all = stripe.subscriptions.list({ status: 'all', limit: most });
  for await (const subscription of failingList(all)) {
    const { customer } = subscription;
    const ref = typeof customer === 'string' ? customer : customer.id;
    if (!isOurs(subscription) || seen.has(ref)) continue;
    seen.add(ref);
    yield ref;
  }
}
