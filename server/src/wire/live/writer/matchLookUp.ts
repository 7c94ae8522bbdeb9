import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';

import type { Published } from '../topics/published';
import type { LiveSource } from '../source';

/** Ids that are looked up by one query. */
const lookedUpAtOnce = 200;
/** Matches that are not there are remembered: one that appears says so by a change, but for what an import brings. */
const missingMs = 60_000;
const mostMissing = 20_000;

interface MatchLookUpOptions {
  source: Pick<LiveSource, 'whichExist'>;
  now: () => Date;
  logger: Logger;
  published: Pick<Published, 'wanted' | 'missing'>;
  found: (matchId: number) => void;
  /** A lot was looked up, or is to be looked up again. */
  goOn: () => void;
  retryLater: (again: () => void) => void;
}

/** Whether there are such matches as clients ask for: many looked up at once, and none again that was just missing. */
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
    /** False where it was missing a moment ago: who asked is told so. */
    open(matchId: number): boolean {
      if ((missing.get(String(matchId)) ?? 0) > now().getTime()) {
        published.missing(`match:${matchId}`);
        return false;
      }
      opened.add(matchId);
      return true;
    },
    /** It may be there from now on. */
    changed: (matchId: number): void => void missing.delete(String(matchId)),
    stop(): void {
      stopped = true;
    },
  };
}
