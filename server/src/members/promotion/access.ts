import { isExcluded } from '../self-exclusion/queries';
import { BizError } from '../../wire/gateway/bizError';
import type { OperationContext } from '../../wire/gateway/operation';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import type { Promotion } from './promotions/queries';
import type { Promotions } from './service';

export const calls = { burst: 60, perSecond: 5 };
/** Limits how fast codes can be guessed. */
export const guesses = { burst: 30, perSecond: 1 / 4 };

export interface PromotionDeps {
  promotions: Promotions;
  rateLimiter: RateLimiter;
}

export const visitorOf = ({ brandNumber = 1, country }: OperationContext) => ({
  ...{ brandNumber, country },
});

/** Checks who can see promotions, and limits how often they call. */
export function promotionAccess({ promotions, rateLimiter }: PromotionDeps) {
  async function notExcluded({ db, userId, now }: OperationContext): Promise<void> {
    if (await isExcluded(db, userId, now())) throw new BizError('promotionExcluded');
  }

  return {
    notExcluded,
    async limit(key: string, rate: typeof calls): Promise<void> {
      if ((await rateLimiter.take(key, rate)) > 0) throw new BizError('limitReached');
    },
    /** The promotion, unless the caller excluded betting content. */
    async shown(promotionId: number, context: OperationContext): Promise<Promotion> {
      await notExcluded(context);
      return promotions.catalogue.get(promotionId);
    },
  };
}
