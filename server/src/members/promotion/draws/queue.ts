import { itemAt, valueIn } from '@scoreline/shared-lib/contract/lists';

import { BizError } from '../../../wire/gateway/bizError';
import type { Promotion } from '../promotions/queries';
import { type BatchDeps, drawBatch, type Outcome } from './batch';
import type { Wish } from './queries';

interface Waiting {
  wish: Wish;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

const mostAtOnce = 256;
/** A longer queue would outlast the callers' patience. */
const mostWaiting = 5_000;

/** Integrity errors (23) concern one request, for example of a deleted account; in class 40, another server won a lock. */
const isOfOne = (error: unknown): boolean =>
  /^(23|40)/.test(String((error as { code?: unknown } | null)?.code ?? ''));

interface QueueDeps extends BatchDeps {
  /** Called after the commit. */
  onDrawn(promotionId: number): void;
}

/** Draws of a promotion in sequential batches: requests that arrive during a batch form the next one. */
export function createDrawQueue(deps: QueueDeps) {
  const queues = new Map<number, { promotion: Promotion; waiting: Waiting[] }>();
  const running = new Set<Promise<void>>();

  async function settle(promotion: Promotion, batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await drawBatch(
        deps,
        promotion,
        batch.map(({ wish }) => wish),
      );
      outcomes.forEach((outcome, index) => itemAt(batch, index).resolve(outcome));
      if (outcomes.some((outcome) => 'draw' in outcome && outcome.isNew))
        deps.onDrawn(promotion.id);
    } catch (error) {
      if (batch.length > 1 && isOfOne(error))
        for (const waiting of batch) await settle(promotion, [waiting]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function run(id: number): Promise<void> {
    const queue = valueIn(queues, id);
    while (queue.waiting.length > 0)
      await settle(queue.promotion, queue.waiting.splice(0, mostAtOnce));
    queues.delete(id);
  }

  return {
    draw(promotion: Promotion, wish: Wish): Promise<Outcome> {
      const queue = queues.get(promotion.id) ?? { promotion, waiting: [] };
      if (queue.waiting.length >= mostWaiting) throw new BizError('limitReached');
      const outcome = new Promise<Outcome>((resolve, reject) =>
        queue.waiting.push({ wish, resolve, reject }),
      );
      if (!queues.has(promotion.id)) {
        queues.set(promotion.id, queue);
        const work = run(promotion.id);
        running.add(work);
        void work.finally(() => running.delete(work));
      }
      return outcome;
    },
    /** Resolves when every started draw is written. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
