import type { PromotionDetail } from '@scoreline/shared-lib/contract';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { PromotionDeps } from '../deps';
import { presentDetail } from './present';
import type { Promotion } from './queries';

/** Maximum age of the data in a page. */
const cacheMs = 1_000;

/** The public details of promotions, read at most once a second per language. Returns the same object while nothing changes. */
export function createDetails({ db, now, gifs }: Pick<PromotionDeps, 'db' | 'now' | 'gifs'>) {
  const cache = new LeastRecent<{ detail: Promise<PromotionDetail>; text?: string; at: number }>(
    200,
  );
  return {
    /** Call it after a draw, which changes the remaining prizes. */
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
