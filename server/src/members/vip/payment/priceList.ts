import type { OperationContext } from '../../../wire/gateway/operation';
import type { OfferedPlan, PaymentProvider } from './provider';

const freshMs = 300_000;
/** While the provider doesn't answer, prices up to this age are shown. */
const lastMs = 3_600_000;

interface CachedPrices {
  plans: OfferedPlan[];
  at: number;
}

/** Caches a brand's plans, so that pages rarely wait for the provider. */
export function createPriceList({ plans }: PaymentProvider) {
  const cache = new Map<string, CachedPrices>();
  const asked = new Map<string, Promise<OfferedPlan[]>>();

  async function ask(brandKey: string, now: number): Promise<OfferedPlan[]> {
    const answer = await plans(brandKey);
    cache.set(brandKey, { plans: answer, at: now });
    return answer;
  }

  return async (brandKey: string, { now }: Pick<OperationContext, 'now'>) => {
    const time = now().getTime();
    const known = cache.get(brandKey);
    if (known && time - known.at < freshMs) return known.plans;
    const running = asked.get(brandKey) ?? ask(brandKey, time);
    asked.set(brandKey, running);
    try {
      return await running;
    } catch (error) {
      if (known && time - known.at < lastMs) return known.plans;
      throw error;
    } finally {
      asked.delete(brandKey);
    }
  };
}
