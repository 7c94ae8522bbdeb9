import Stripe from 'stripe';

import { ProviderFailed } from '../payment/provider';

/** Converts the library's errors to `ProviderFailed` with their kind only, because their requests contain keys. */
export async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw nameless(error);
  }
}

/** As `failing`, for a list that is loaded page by page. */
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

/** Null if the provider doesn't have the object. */
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
