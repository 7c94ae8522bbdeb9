import type { PromotionDetail } from '@scoreline/shared-lib/contract';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { PromotionDeps } from '../deps';
import { presentDetail } from './present';
import type { Promotion } from './queries';

/** What stands in a page may be this old. */
const keptMs = 1_000;

/** What everybody sees of promotions, read at most once a second a language: the same object while nothing has changed. */
export function createDetails({ db, gifs }: Pick<PromotionDeps, 'db' | 'gifs'>) {
  const kept = new LeastRecent<{ detail: Promise<PromotionDetail>; text?: string; at: number }>(
    200,
  );
  return {
    /** After a draw: what is left has changed. */
    forget: () => kept.clear(),
    of(promotion: Promotion, language: string | undefined): Promise<PromotionDetail> {
      const key = `${promotion.id}:${language ?? 'en'}`;
      const before = kept.get(key);
      const at = performance.now();
      if (before && at - before.at < keptMs) return before.detail;
      const entry: { detail: Promise<PromotionDetail>; text?: string; at: number } = {
        at,
        detail: presentDetail(db, promotion, { language, gifs: gifs !== undefined }).then(
          async (detail) => {
            entry.text = JSON.stringify(detail);
            return before?.text === entry.text ? before.detail : detail;
          },
        ),
      };
      kept.set(key, entry);
      entry.detail.catch(() => kept.get(key) === entry && kept.delete(key));
      return entry.detail;
    },
  };
}
