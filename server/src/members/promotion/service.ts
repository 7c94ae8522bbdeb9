import { createParticipants } from './chances/participants';
import type { PromotionDeps } from './deps';
import type { Outcome } from './draws/batch';
import type { Wish } from './draws/queries';
import type { Promotion } from './promotions/queries';
import { createDrawQueue } from './draws/queue';
import { createCatalogue } from './promotions/catalogue';
import { createDetails } from './promotions/details';
import { createSeeds } from './rounds/seeds';

/** The draw service of this process. */
export function createPromotions(deps: PromotionDeps) {
  const { db, now, promotionKey, metrics, onDrawn = () => undefined } = deps;
  const details = createDetails(deps);
  const queue = createDrawQueue({
    ...{ db, now, promotionKey },
    onDrawn(promotionId) {
      details.forget();
      onDrawn(promotionId);
    },
    seedOf: createSeeds(deps.memberKey),
  });

  async function draw(promotion: Promotion, wish: Wish): Promise<Outcome> {
    const began = performance.now();
    const outcome = await queue.draw(promotion, wish);
    const made = 'refusal' in outcome ? 'refused' : outcome.isNew ? 'drawn' : 'repeated';
    metrics?.observe(made, (performance.now() - began) / 1000);
    return outcome;
  }

  return {
    ...deps,
    details,
    catalogue: createCatalogue(db),
    participants: createParticipants(db),
    draw,
    /** Resolves when every started draw is written. */
    idle: queue.idle,
  };
}

export type Promotions = ReturnType<typeof createPromotions>;
