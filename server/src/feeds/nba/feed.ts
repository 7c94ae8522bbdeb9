import { setTimeout as sleep } from 'node:timers/promises';

import type { Feed, FeedDeps } from '../feed';
import { createOutageLog } from '../outage';
import { nbaFiles } from './files';
import { createRounds } from './rounds';

export interface NbaOptions {
  url?: string;
  /** Milliseconds between polls of the scoreboard. */
  every?: number;
  /** The same while no game is running. */
  idle?: number;
}

const address = 'https://cdn.nba.com/static/json/liveData';

/** Polls the NBA's public live files: today's games, and play-by-play and box score of running ones. */
export function createNbaFeed(
  deps: FeedDeps,
  { url = address, every = 10_000, idle = 60_000 }: NbaOptions = {},
): Feed {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { round, isAnyRunning } = createRounds(deps, nbaFiles(url, signal));
  const outage = createOutageLog(deps.logger, 'nba');
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round().then(outage.answered, (error: unknown) => {
        if (!signal.aborted) outage.failed(error);
      });
      const pause = isAnyRunning() ? every : idle;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    name: 'nba',
    start() {
      running ??= run();
      return Promise.resolve();
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
