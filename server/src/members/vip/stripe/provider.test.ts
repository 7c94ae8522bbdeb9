import { expect, it } from '@jest/globals';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { startCounterpart, stripeSecrets } from '../testing';
import { createStripeProvider } from './provider';

const counterpart = duringTests(startCounterpart);

const providerOf = (over: { currency?: string; tax?: boolean; secretKey?: string } = {}) =>
  createStripeProvider({
    ...{ ...stripeSecrets, apiUrl: counterpart.url, currency: 'eur', tax: false },
    ...over,
  });

async function sessionOf(provider: ReturnType<typeof providerOf>, language: string) {
  const facts = { userId: 1, email: null, language, brandNumber: 3 };
  const customerRef = await provider.createCustomer(facts);
  const url = await provider.openCheckout({
    ...{ customerRef, userId: 1, plan: 'month', brandKey: 'futebol', language },
    ...{ successUrl: 'https://site.example/', cancelUrl: 'https://site.example/' },
  });
  const { sessions } = await counterpart.wish();
  return itemWhere(sessions, ({ id }) => url.endsWith(id));
}

it('prices are of the brand and the currency, by their lookup keys', async () => {
  const plans = await providerOf({ currency: 'gbp' }).plans('futebol');
  expect(plans).toMatchObject([{ currency: 'gbp' }, { currency: 'gbp' }]);
  const { price } = await sessionOf(providerOf({ currency: 'gbp' }), 'en');
  expect(price).toBe('price_vip_futebol_month_gbp');
});

it('the payment page speaks the visitor’s language where it can, and taxes are worked out where they are on', async () => {
  expect(await sessionOf(providerOf(), 'pt')).toMatchObject({ locale: 'pt', tax: false });
  expect(await sessionOf(providerOf({ tax: true }), 'he')).toMatchObject({
    ...{ locale: 'auto', tax: true },
  });
});

it('what the provider answers to a wrong key is told by its kind alone', async () => {
  const provider = providerOf({ secretKey: 'sk_test_of_somebody' });
  const list = async () => {
    for await (const _ of provider.customers());
  };
  for (const work of [list, () => provider.plans('scoreline')])
    await expect(work()).rejects.toThrow(
      'The payment provider failed: StripeAuthenticationError, 401.',
    );
});
