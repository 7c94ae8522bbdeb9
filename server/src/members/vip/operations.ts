import { BizError } from '../../wire/gateway/bizError';
import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { memberOf } from '../sessions/memberOf';
import { billing, type BillingDeps } from './payment/billing';
import { isOfferedBy } from './payment/offered';
import { ownPicks } from './picks';
import { createPriceList } from './payment/priceList';
import { ProviderFailed } from './payment/provider';
import { vipStatus } from './entitlements/status';

const base = 'patron/frontend/vip';

/** Operations of VIP: plans, status, payment and cancellation. The VIP content is in the tips' operations. */
export function vipOperations(deps: BillingDeps) {
  const { offer } = deps;
  const priceList = offer && createPriceList(offer.provider);
  const { checkout, portal, setRenewal } = billing(deps);

  async function plans(context: OperationContext) {
    const brand = offer?.brandOf(context.brandNumber ?? 1);
    if (!offer || !brand || !priceList || !isOfferedBy(brand))
      return { offered: false, demo: false, plans: [] };
    const all = await priceList(brand.key, context).catch((error: unknown) => {
      if (!(error instanceof ProviderFailed)) throw error;
      throw new BizError('paymentUnavailable');
    });
    const demo = offer.provider.name === 'demo';
    const shown = all.map((plan) => ({ ...plan, interval: plan.plan }));
    return { offered: shown.length > 0, demo, plans: shown };
  }

  return [
    defineOperation(`${base}/plans`, (_, context) => plans(context)),
    defineOperation(`${base}/status`, (_, context) =>
      vipStatus(context.db, memberOf(context), context.now()),
    ),
    defineOperation(`${base}/checkout`, ({ plan }, context) => checkout(plan, context)),
    defineOperation(`${base}/portal`, (_, context) => portal(context)),
    defineOperation(`${base}/cancel`, (_, context) => setRenewal(false, context)),
    defineOperation(`${base}/resume`, (_, context) => setRenewal(true, context)),
    defineOperation(`${base}/picks`, (_, context) => ownPicks(context)),
  ];
}
