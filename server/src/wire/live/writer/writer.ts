import type { Link, Span } from '@opentelemetry/api';
import type { Logger } from 'pino';

import { causeHere, inSpan } from '../../../store/traces/spans';
import { batchMs } from '../topics/firstSeq';
import { createMatchLists } from './matchLists';
import { createMatchReader } from './matchReader';
import { createPromotionReader } from './promotionReader';
import type { Published } from '../topics/published';
import type { LiveSource } from '../source';

interface WriterOptions {
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  published: Published;
}

const refreshMs = 60_000;
const retryMs = 1_000;
const mostCauses = 16;

export type Writer = ReturnType<typeof createWriter>;

/** Turns changed matches into deltas: one per topic and batch, read once, compared once. */
export function createWriter({ source, now, logger, published }: WriterOptions) {
  const changed = new Set<number>();
  /** The traces of the next flush; the first is its parent. */
  let causes: Link[] = [];
  let stopped = false;
  let scheduled = false;
  let timer: NodeJS.Timeout | null = null;
  let refreshTimer: NodeJS.Timeout | null = null;
  let lastFlush = -batchMs;
  // One at a time, so that an older read never overwrites a newer one.
  let work: Promise<void> = Promise.resolve();

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task);
    return work;
  };

  const lists = createMatchLists({ source, now, logger, published, inTurn });
  const matches = createMatchReader({ source, now, logger, published });
  const promotions = createPromotionReader({ source, logger, published });

  function schedule(delay: number): void {
    if (stopped || scheduled) return;
    scheduled = true;
    if (delay > 0) timer = setTimeout(run, delay);
    else setImmediate(run);
  }

  function run(): void {
    scheduled = false;
    const links = causes;
    causes = [];
    void inTurn(() => inSpan('publish', flush, { links }));
  }

  async function flush(span: Span): Promise<void> {
    const ids = [...changed];
    span.setAttribute('scoreline.matches', ids.length);
    changed.clear();
    lastFlush = performance.now();
    if (stopped || ids.length === 0) return;
    try {
      const found = await source.loadSummaries(ids);
      if (stopped) return;
      lists.update(ids, found);
      matches.changed(ids);
    } catch (error) {
      logger.error({ err: error }, 'live: changed matches could not be read');
      for (const id of ids) changed.add(id);
      schedule(retryMs);
    }
  }

  return {
    /** Reads everything once, then again every minute. */
    async start(): Promise<void> {
      refreshTimer = setInterval(() => void lists.refresh(), refreshMs);
      await lists.refresh();
    },
    matchesChanged(ids: readonly number[]): void {
      for (const id of ids) changed.add(id);
      const cause = causeHere();
      if (cause && causes.length < mostCauses) causes.push(cause);
      schedule(Math.max(0, lastFlush + batchMs - performance.now()));
    },
    openMatch: matches.open,
    /** For a promotion that changed or has a new listener. */
    readPromotion: promotions.read,
    async stop(): Promise<void> {
      stopped = true;
      lists.stop();
      matches.stop();
      promotions.stop();
      if (timer) clearTimeout(timer);
      if (refreshTimer) clearInterval(refreshTimer);
      await work;
    },
  };
}
