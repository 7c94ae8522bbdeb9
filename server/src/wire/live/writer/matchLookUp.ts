import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';

import type { Published } from '../topics/published';
import type { LiveSource } from '../source';

const lookedUpAtOnce = 200;
/** How long a missing match is remembered. A new match reports itself by a change, except after an import. */
const missingMs = 60_000;
const mostMissing = 20_000;

interface MatchLookUpOptions {
  source: Pick<LiveSource, 'whichExist'>;
  now: () => Date;
  logger: Logger;
  published: Pick<Published, 'wanted' | 'missing'>;
  found: (matchId: number) => void;
  /** A lot was looked up, or must be again. */
  goOn: () => void;
  retryLater: (again: () => void) => void;
}

/** Whether requested matches exist: many per query, and none that was missing recently. */
export function createMatchLookUp(options: MatchLookUpOptions) {
  const { source, now, logger, published, found, goOn, retryLater } = options;
  const opened = new Set<number>();
  const missing = new LRUCache<string, number>({ max: mostMissing });
  let isLookingUp = false;
  let stopped = false;

  function miss(matchId: number): void {
    missing.set(String(matchId), now().getTime() + missingMs);
    published.missing(`match:${matchId}`);
  }

  function takeOpened(): number[] {
    const ids: number[] = [];
    for (const matchId of opened) {
      if (ids.length === lookedUpAtOnce) break;
      opened.delete(matchId);
      if (published.wanted(matchId)) ids.push(matchId);
    }
    return ids;
  }

  async function lookUp(): Promise<void> {
    if (isLookingUp || opened.size === 0) return;
    isLookingUp = true;
    const ids = takeOpened();
    try {
      const there = new Set(ids.length > 0 ? await source.whichExist(ids) : []);
      if (stopped) return;
      for (const matchId of ids) {
        if (there.has(matchId)) found(matchId);
        else miss(matchId);
      }
    } catch (error) {
      logger.error({ err: error }, 'live: matches could not be looked up');
      retryLater(() => ids.forEach((matchId) => opened.add(matchId)));
    } finally {
      isLookingUp = false;
    }
    goOn();
  }

  return {
    lookUp,
    miss,
    /** False if it was missing recently; the client is notified. */
    open(matchId: number): boolean {
      if ((missing.get(String(matchId)) ?? 0) > now().getTime()) {
        published.missing(`match:${matchId}`);
        return false;
      }
      opened.add(matchId);
      return true;
    },
    /** It may exist from now on. */
    changed: (matchId: number): void => void missing.delete(String(matchId)),
    stop(): void {
      stopped = true;
    },
  };
}
