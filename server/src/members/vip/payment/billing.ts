import { canonicalPath, paths } from '@scoreline/shared-lib/contract';

import { findUser } from '../../accounts/queries';
import { isExcluded } from '../../self-exclusion/queries';
import { BizError } from '../../../wire/gateway/bizError';
import type { OperationContext } from '../../../wire/gateway/operation';
import type { RateLimiter } from '../../../wire/gateway/rateLimit';
import { memberOf } from '../../sessions/memberOf';
import { ensureCustomer } from '../subscriptions/customers';
import type { VipOffer } from '../deps';
import { isOfferedBy } from './offered';
import { ProviderFailed } from './provider';
import { type Customer, customerOf, lockCustomer, newestSubscription } from '../queries';
import { isAlive } from '../subscriptions/standing';
import { vipStatus } from '../entitlements/status';
import { syncCustomer } from '../subscriptions/sync';

/** Limits calls that query the provider. */
const asks = { burst: 10, perSecond: 1 / 20 };

export interface BillingDeps {
  rateLimiter: RateLimiter;
  /** Undefined if VIP is not offered. */
  offer?: VipOffer | undefined;
}

async function refuseExcluded({ db, userId, now }: OperationContext): Promise<void> {
  if (await isExcluded(db, userId, now())) throw new BizError('selfExcluded');
}

/** The VIP centre's URL for the caller's brand and language, to which the provider returns. */
function centreOf({ brandOf, publicOrigin }: VipOffer, context: OperationContext): string {
  const brand = brandOf(context.brandNumber ?? 1);
  const page = canonicalPath(brand, context.language ?? brand.defaultLanguage, paths.vipCentre);
  return `${publicOrigin ?? context.origin ?? ''}${page}`;
}

/** A member's calls to the payment provider: checkout, portal, renewal. */
export function billing({ rateLimiter, offer }: BillingDeps) {
  function offered(context: OperationContext): VipOffer {
    const brand = offer?.brandOf(context.brandNumber ?? 1);
    if (!offer || !brand || !isOfferedBy(brand)) throw new BizError('vipNotOffered');
    return offer;
  }

  /** Runs work with a rate limit and reports failures of the provider. */
  async function asking<T>(context: OperationContext, work: (offer: VipOffer) => Promise<T>) {
    const found = offered(context);
    const waitMs = await rateLimiter.take(`vip:${memberOf(context)}`, asks);
    if (waitMs > 0) throw new BizError('limitReached');
    try {
      return await work(found);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      context.logger.warn({ reason: error.message }, 'VIP: the payment provider failed');
      throw new BizError('paymentUnavailable');
    }
  }

  const checkout = (plan: 'month' | 'year', context: OperationContext) =>
    asking(context, async (found) => {
      await refuseExcluded(context);
      const { provider } = found;
      const user = await findUser(context.db, memberOf(context));
      if (!user) throw new Error('A member without an account.');
      const deps = { provider, now: context.now };
      const brandNumber = context.brandNumber ?? 1;
      const customer = await ensureCustomer(context.db, user, brandNumber, deps);
      // Serialised, because each checkout closes the member's previous payment page.
      return context.db.transaction().execute(async (db) => {
        await lockCustomer(db, customer.customer_ref);
        const all = await provider.subscriptionsOf(customer.customer_ref);
        if (all.some(isAlive)) throw new BizError('vipAlready');
        const centre = centreOf(found, context);
        const url = await provider.openCheckout({
          ...{ customerRef: customer.customer_ref, userId: user.id, plan },
          brandKey: found.brandOf(brandNumber).key,
          language: context.language ?? user.language,
          ...{ successUrl: `${centre}?paid=1`, cancelUrl: centre },
        });
        return { url };
      });
    });

  async function ownCustomer({ provider }: VipOffer, context: OperationContext): Promise<Customer> {
    const customer = await customerOf(context.db, memberOf(context), provider.name);
    if (!customer) throw new BizError('noSubscription');
    return customer;
  }

  const portal = (context: OperationContext) =>
    asking(context, async (found) => {
      // The provider's portal sells too: another plan, or a renewal.
      await refuseExcluded(context);
      const { customer_ref: customerRef } = await ownCustomer(found, context);
      const language = context.language ?? 'en';
      const returnUrl = centreOf(found, context);
      return { url: await found.provider.openPortal({ customerRef, language, returnUrl }) };
    });

  const setRenewal = (renews: boolean, context: OperationContext) =>
    asking(context, async (found) => {
      if (renews) await refuseExcluded(context);
      const customer = await ownCustomer(found, context);
      const deps = { provider: found.provider, now: context.now };
      await context.db.transaction().execute(async (db) => {
        await lockCustomer(db, customer.customer_ref);
        const own = await newestSubscription(db, memberOf(context));
        if (!own || own.status === 'ended') throw new BizError('noSubscription');
        await found.provider.setRenewal(own.subscription_ref, renews);
        await syncCustomer(db, customer, deps);
      });
      return vipStatus(context.db, memberOf(context), context.now());
    });

  return { checkout, portal, setRenewal };
}
