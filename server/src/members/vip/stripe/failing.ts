import Stripe from 'stripe';

import { ProviderFailed } from '../payment/provider';

/** What the library throws becomes one error of ours, which names the kind and no request: those hold keys. */
export async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw nameless(error);
  }
}

/** The same for a list that is asked for page by page. */
export async function* failingList<T>(list: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* list;
  } catch (error) {
    throw nameless(error);
  }
}

function nameless(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode } = error;
  const facts = [type, code, statusCode].filter((fact) => fact !== undefined).join(', ');
  return new ProviderFailed(`The payment provider failed: ${facts}.`);
}

/** Null for what the provider does not have. */
export async function orNone<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (isMissing) return null;
    throw error;
  }
}
