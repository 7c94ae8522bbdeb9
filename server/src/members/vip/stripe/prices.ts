import { vipPlans } from '@scoreline/shared-lib/contract/schemas';
import type { VipPlan } from '@scoreline/shared-lib/contract';
import type Stripe from 'stripe';

import type { OfferedPlan } from '../payment/provider';

/** `vip_scoreline_month_eur`: the lookup key of a price at the provider. */
const lookupKey = (brand: string, plan: VipPlan, currency: string) =>
  `vip_${brand}_${plan}_${currency}`;

/** The plans with a price, and the provider's id of each price. */
export async function planPrices(stripe: Stripe, brand: string, currency: string) {
  const keys = vipPlans.map((plan) => lookupKey(brand, plan, currency));
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true });
  const plans: OfferedPlan[] = [];
  const prices = new Map<VipPlan, string>();
  for (const plan of vipPlans) {
    const price = data.find(({ lookup_key: key }) => key === lookupKey(brand, plan, currency));
    if (!price || price.unit_amount === null || price.recurring?.interval !== plan) continue;
    plans.push({ plan, amount: price.unit_amount, currency: price.currency });
    prices.set(plan, price.id);
  }
  return { plans, prices };
}
