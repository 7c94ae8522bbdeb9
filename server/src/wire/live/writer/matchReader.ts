import type { Logger } from 'pino';

import { createMatchLookUp } from './matchLookUp';
import { createMergePatch } from './mergePatch';
import type { Published } from '../topics/published';
import type { LiveSource } from '../source';

const readersAtOnce = 4;
const retryMs = 1_000;

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
  const found = new Set<number>();
  const reading = new Set<number>();
  const retries = new Set<NodeJS.Timeout>();
  let stopped = false;
  const lookUp = createMatchLookUp({
    ...{ source, now, logger, published, retryLater },
    found: (eventId) => found.add(eventId),
    goOn: next,
  });

  /** The next of a queue that somebody still wants and that is not being read. */
  function take(queue: Set<number>): number | undefined {
    for (const eventId of queue) {
      if (reading.has(eventId)) continue;
      queue.delete(eventId);
      if (published.wanted(eventId)) return eventId;
    }
    return undefined;
  }

  function next(): void {
    if (stopped) return;
    void lookUp.lookUp();
    while (reading.size < readersAtOnce) {
      const eventId = take(changed) ?? take(found);
      if (eventId === undefined) return;
      reading.add(eventId);
      void readOne(eventId).finally(() => {
        reading.delete(eventId);
        next();
      });
    }
  }

  async function readOne(eventId: number): Promise<void> {
    const topic = `match:${eventId}`;
    try {
      const after = await source.loadMatch(eventId);
      if (stopped) return;
      const before = published.image(topic);
      if (!after) lookUp.miss(eventId);
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
        lookUp.changed(eventId);
        if (published.wanted(eventId)) changed.add(eventId);
      }
      next();
    },
    /** For somebody who has begun to listen. */
    open(eventId: number): void {
      if (lookUp.open(eventId)) next();
    },
    stop(): void {
      stopped = true;
      lookUp.stop();
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
