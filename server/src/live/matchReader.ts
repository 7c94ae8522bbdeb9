import type { Logger } from 'pino';

import { createMergePatch } from './mergePatch';
import type { Published } from './published';
import type { LiveSource } from './source';

const readersAtOnce = 4;
const retryMs = 1_000;

interface MatchReaderOptions {
  source: LiveSource;
  logger: Logger;
  published: Published;
}

/**
 * Reads the images of single matches, a few at a time and never the same one twice at once; one that changes while it
 * is read is read again.
 */
export function createMatchReader({ source, logger, published }: MatchReaderOptions) {
  const due = new Set<number>();
  const reading = new Set<number>();
  const retries = new Set<NodeJS.Timeout>();
  let stopped = false;

  function next(): void {
    for (const eventId of due) {
      if (reading.size >= readersAtOnce) return;
      if (reading.has(eventId)) continue;
      due.delete(eventId);
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
      if (!after) published.missing(topic);
      else if (!before) published.replace(topic, after);
      else {
        const patch = createMergePatch(before, after);
        if (patch) published.append(topic, patch, after);
      }
    } catch (error) {
      logger.error({ err: error, topic }, 'live: a match could not be read');
      retryLater(eventId);
    }
  }

  function retryLater(eventId: number): void {
    const retry = setTimeout(() => {
      retries.delete(retry);
      if (published.wanted(eventId)) read([eventId]);
    }, retryMs);
    retries.add(retry);
  }

  function read(eventIds: readonly number[]): void {
    for (const eventId of eventIds) due.add(eventId);
    if (!stopped) next();
  }

  return {
    read,
    stop(): void {
      stopped = true;
      for (const retry of retries) clearTimeout(retry);
    },
  };
}
