import {
  isPlainObject,
  sports,
  type MatchSummary,
  type Sport,
} from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';

import { batchMs } from './firstSeq';
import { inWindow, windowSpan } from './liveWindow';
import { createMatchReader } from './matchReader';
import { createMergePatch } from './mergePatch';
import { createPromotionReader } from './promotionReader';
import type { Published } from './published';
import type { LiveSource } from './source';

interface WriterOptions {
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  published: Published;
}

const refreshMs = 60_000;
const retryMs = 1_000;

type Images = Record<string, MatchSummary>;

export type Writer = ReturnType<typeof createWriter>;

/** Turns changed matches into deltas: one a topic and batch, read once, compared once. */
export function createWriter({ source, now, logger, published }: WriterOptions) {
  const changed = new Set<number>();
  let stopped = false;
  let scheduled = false;
  let timer: NodeJS.Timeout | null = null;
  let refreshTimer: NodeJS.Timeout | null = null;
  const retries = new Map<Sport, NodeJS.Timeout>();
  let lastFlush = -batchMs;
  // One at a time, so that an older reading is never put over a newer one.
  let work: Promise<void> = Promise.resolve();

  const matches = createMatchReader({ source, now, logger, published });
  const promotions = createPromotionReader({ source, logger, published });

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task);
    return work;
  };

  function schedule(delay: number): void {
    if (stopped || scheduled) return;
    scheduled = true;
    if (delay > 0) timer = setTimeout(run, delay);
    else setImmediate(run);
  }

  function run(): void {
    scheduled = false;
    void inTurn(flush);
  }

  async function flush(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    lastFlush = performance.now();
    if (stopped || ids.length === 0) return;
    try {
      const summaries = new Map(
        (await source.loadSummaries(ids)).map((match) => [match.eventId, match]),
      );
      if (stopped) return;
      for (const sport of sports) update(sport, ids, summaries);
      matches.changed(ids);
    } catch (error) {
      logger.error({ err: error }, 'live: changed matches could not be read');
      for (const id of ids) changed.add(id);
      schedule(retryMs);
    }
  }

  function update(sport: Sport, ids: number[], summaries: Map<number, MatchSummary>): void {
    const topic = `matches:${sport}`;
    const before = published.image(topic);
    if (!before) return;
    const after: Images = { ...(before as Images) };
    for (const id of ids) {
      const match = summaries.get(id);
      if (match?.sport === sport && inWindow(match, now())) after[id] = match;
      else delete after[id];
    }
    publish(topic, before, after, ids);
  }

  /** Only `ids` are compared where they are given: the rest is the same by identity. */
  function publish(topic: string, before: object, after: object, ids?: number[]): void {
    const patch = createMergePatch(
      ids ? pick(before, ids) : before,
      ids ? pick(after, ids) : after,
    );
    if (patch) published.append(topic, patch, after);
  }

  async function refresh(sport: Sport): Promise<void> {
    const topic = `matches:${sport}`;
    try {
      const { from, to } = windowSpan(now());
      const found = await source.loadWindow(sport, from, to);
      if (stopped) return;
      const covered = found.filter((match) => inWindow(match, now()));
      const after = Object.fromEntries(covered.map((match) => [match.eventId, match]));
      const before = published.image(topic);
      if (before) publish(topic, before, after);
      else published.replace(topic, after);
    } catch (error) {
      logger.error({ err: error, topic }, 'live: the list of matches could not be read');
      if (!stopped)
        retries.set(
          sport,
          setTimeout(() => void inTurn(() => refresh(sport)), retryMs),
        );
    }
  }

  const refreshAll = (): Promise<void> =>
    inTurn(async () => {
      for (const sport of sports) await refresh(sport);
    });

  return {
    /** Reads everything once, then again every minute: what grows old leaves, what comes near enters. */
    async start(): Promise<void> {
      refreshTimer = setInterval(() => void refreshAll(), refreshMs);
      await refreshAll();
    },
    matchesChanged(ids: readonly number[]): void {
      for (const id of ids) changed.add(id);
      schedule(Math.max(0, lastFlush + batchMs - performance.now()));
    },
    openMatch: matches.open,
    /** One that changed, or that somebody has begun to listen to. */
    readPromotion: promotions.read,
    async stop(): Promise<void> {
      stopped = true;
      matches.stop();
      promotions.stop();
      if (timer) clearTimeout(timer);
      if (refreshTimer) clearInterval(refreshTimer);
      for (const retry of retries.values()) clearTimeout(retry);
      await work;
    },
  };
}

function pick(image: object, ids: number[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  if (isPlainObject(image)) for (const id of ids) picked[id] = image[id];
  return picked;
}
