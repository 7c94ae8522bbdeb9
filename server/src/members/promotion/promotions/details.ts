import type { PromotionDetail } from '@scoreline/shared-lib/contract';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { PromotionDeps } from '../deps';
import { presentDetail } from './present';
import type { Promotion } from './queries';

/** What stands in a page may be this old. */
const cacheMs = 1_000;

/** What everybody sees of promotions, read at most once a second a language: the same object while nothing has changed. */
export function createDetails({ db, now, gifs }: Pick<PromotionDeps, 'db' | 'now' | 'gifs'>) {
  const cache = new LeastRecent<{ detail: Promise<PromotionDetail>; text?: string; at: number }>(
    200,
  );
  return {
    /** After a draw: what is left has changed. */
    forget: () => cache.clear(),
    of(promotion: Promotion, language: string | undefined): Promise<PromotionDetail> {
      const key = `${promotion.id}:${language ?? 'en'}`;
      const before = cache.get(key);
      const at = performance.now();
      if (before && at - before.at < cacheMs) return before.detail;
      const entry: { detail: Promise<PromotionDetail>; text?: string; at: number } = {
        at,
        detail: presentDetail(db, promotion, {
          language,
          now: now(),
          gifs: gifs !== undefined,
        }).then(async (detail) => {
          entry.text = JSON.stringify(detail);
          return before?.text === entry.text ? before.detail : detail;
        }),
      };
      cache.set(key, entry);
      entry.detail.catch(() => cache.get(key) === entry && cache.delete(key));
      return entry.detail;
    },
  };
}
