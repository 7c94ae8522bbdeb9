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
 * Reads the images of single matches, a few at a time and each only once at a time; one that changes during the read is read
 * again. Changed matches go first. New ones that nobody wants any more are skipped, and their existence is checked for many
 * at once.
 */
export function createMatchReader({ source, now, logger, published }: MatchReaderOptions) {
  const changed = new Set<number>();
  const found = new Set<number>();
  const reading = new Set<number>();
  const retries = new Set<NodeJS.Timeout>();
  let stopped = false;
  const lookUp = createMatchLookUp({
    ...{ source, now, logger, published, retryLater },
    found: (matchId) => found.add(matchId),
    goOn: next,
  });

  /** The next wanted match of a queue that isn't being read. */
  function take(queue: Set<number>): number | undefined {
    for (const matchId of queue) {
      if (reading.has(matchId)) continue;
      queue.delete(matchId);
      if (published.wanted(matchId)) return matchId;
    }
    return undefined;
  }

  function next(): void {
    if (stopped) return;
    void lookUp.lookUp();
    while (reading.size < readersAtOnce) {
      const matchId = take(changed) ?? take(found);
      if (matchId === undefined) return;
      reading.add(matchId);
      void readOne(matchId).finally(() => {
        reading.delete(matchId);
        next();
      });
    }
  }

  async function readOne(matchId: number): Promise<void> {
    const topic = `match:${matchId}`;
    try {
      const after = await source.loadMatch(matchId);
      if (stopped) return;
      const before = published.image(topic);
      if (!after) lookUp.miss(matchId);
      else if (!before) published.replace(topic, after);
      else {
        const patch = createMergePatch(before, after);
        if (patch) published.append(topic, patch, after);
      }
    } catch (error) {
      logger.error({ err: error, topic }, 'live: a match could not be read');
      retryLater(() => changed.add(matchId));
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
    changed(matchIds: readonly number[]): void {
      for (const matchId of matchIds) {
        lookUp.changed(matchId);
        if (published.wanted(matchId)) changed.add(matchId);
      }
      next();
    },
    /** For a new listener. */
    open(matchId: number): void {
      if (lookUp.open(matchId)) next();
    },
    stop(): void {
      stopped = true;
      lookUp.stop();
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
