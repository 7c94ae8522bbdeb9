import type { Logger } from 'pino';

import { createMergePatch } from './mergePatch';
import type { Published } from '../topics/published';
import type { LiveSource } from '../source';

/** Hundreds of draws a second share one read. */
const pauseMs = 250;
const retryMs = 1_000;

interface Options {
  source: Pick<LiveSource, 'loadPromotion'>;
  logger: Logger;
  published: Published;
}

/** Reads promotions that have listeners, one read at a time each, and at most a few times a second. */
export function createPromotionReader({ source, logger, published }: Options) {
  /** Promotions with a read running or scheduled; true if another one must follow. */
  const busy = new Map<number, boolean>();
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  function later(id: number, delay: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const again = busy.get(id) ?? false;
      busy.delete(id);
      if (again && !stopped) read(id);
    }, delay);
    timers.add(timer);
  }

  function read(id: number): void {
    if (stopped || !published.isWanted(`promotion:${id}`)) return;
    if (busy.has(id)) return void busy.set(id, true);
    busy.set(id, false);
    publish(id).then(
      () => later(id, pauseMs),
      (error: unknown) => {
        logger.error({ err: error, promotion: id }, 'live: a promotion could not be read');
        busy.set(id, true);
        later(id, retryMs);
      },
    );
  }

  async function publish(id: number): Promise<void> {
    const topic = `promotion:${id}`;
    const after = (await source.loadPromotion?.(id)) ?? null;
    if (stopped) return;
    const before = published.image(topic);
    if (!after) return published.missing(topic);
    if (!before) return published.replace(topic, after);
    const patch = createMergePatch(before, after);
    if (patch) published.append(topic, patch, after);
  }

  return {
    read,
    stop(): void {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
