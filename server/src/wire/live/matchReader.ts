import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';

import { createMergePatch } from './mergePatch';
import type { Published } from './published';
import type { LiveSource } from './source';

const readersAtOnce = 4;
const retryMs = 1_000;
/** Ids that are looked up by one query. */
const lookedUpAtOnce = 200;
/** Matches that are not there are remembered: one that appears says so by a change, but for what an import brings. */
const missingMs = 60_000;
const mostMissing = 20_000;

interface MatchReaderOptions {
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  published: Omit<Published, 'isWanted'>;
}

/**
 * Reads the images of single matches, a few at a time and never the same one twice at once; one that changes while it
 * is read is read again. Those that changed go first; of new ones, those that nobody wants any more are skipped, and
 * whether there is such a match is asked for many at once.
 */
export function createMatchReader({ source, now, logger, published }: MatchReaderOptions) {
  const changed = new Set<number>();
  const opened = new Set<number>();
  const found = new Set<number>();
  const reading = new Set<number>();
  const retries = new Set<NodeJS.Timeout>();
  const missing = new LRUCache<string, number>({ max: mostMissing });
  let isLookingUp = false;
  let stopped = false;

  /** The next of a queue that somebody still wants and that is not `busy`. */
  function take(queue: Set<number>, busy?: Set<number>): number | undefined {
    for (const eventId of queue) {
      if (busy?.has(eventId)) continue;
      queue.delete(eventId);
      if (published.wanted(eventId)) return eventId;
    }
    return undefined;
  }

  function next(): void {
    if (stopped) return;
    void lookUp();
    while (reading.size < readersAtOnce) {
      const eventId = take(changed, reading) ?? take(found, reading);
      if (eventId === undefined) return;
      reading.add(eventId);
      void readOne(eventId).finally(() => {
        reading.delete(eventId);
        next();
      });
    }
  }

  async function lookUp(): Promise<void> {
    if (isLookingUp || opened.size === 0) return;
    isLookingUp = true;
    const ids = takeOpened();
    try {
      const there = new Set(ids.length > 0 ? await source.whichExist(ids) : []);
      if (stopped) return;
      for (const eventId of ids) {
        if (there.has(eventId)) found.add(eventId);
        else miss(eventId);
      }
    } catch (error) {
      logger.error({ err: error }, 'live: matches could not be looked up');
      retryLater(() => ids.forEach((eventId) => opened.add(eventId)));
    } finally {
      isLookingUp = false;
    }
    next();
  }

  function takeOpened(): number[] {
    const ids: number[] = [];
    while (ids.length < lookedUpAtOnce) {
      const eventId = take(opened);
      if (eventId === undefined) return ids;
      ids.push(eventId);
    }
    return ids;
  }

  async function readOne(eventId: number): Promise<void> {
    const topic = `match:${eventId}`;
    try {
      const after = await source.loadMatch(eventId);
      if (stopped) return;
      const before = published.image(topic);
      if (!after) miss(eventId);
      else if (!before) published.replace(topic, after);
      else {
        const patch = createMergePatch(before, after);
        if (patch) published.append(topic, patch, after);
      }
    } catch (error) {
      logger.error({ err: error, topic }, 'live: a match could not be read');
      retryLater(() => changed.add(eventId));
    }
  }

  function miss(eventId: number): void {
    missing.set(String(eventId), now().getTime() + missingMs);
    published.missing(`match:${eventId}`);
  }

  function retryLater(again: () => void): void {
    const retry = setTimeout(() => {
      retries.delete(retry);
      again();
      next();
    }, retryMs);
    retries.add(retry);
  }

  return {
    changed(eventIds: readonly number[]): void {
      for (const eventId of eventIds) {
        missing.delete(String(eventId));
        if (published.wanted(eventId)) changed.add(eventId);
      }
      next();
    },
    /** For somebody who has begun to listen. */
    open(eventId: number): void {
      if ((missing.get(String(eventId)) ?? 0) > now().getTime())
        return published.missing(`match:${eventId}`);
      opened.add(eventId);
      next();
    },
    stop(): void {
      stopped = true;
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
