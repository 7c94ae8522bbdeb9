import { setTimeout as sleep } from 'node:timers/promises';

import type { Feed, FeedDeps } from '../feed';
import { createOutageLog } from '../outage';
import { createClient } from './client';
import { Poller } from './poller';
import { storedCards } from './storedCards';

export interface ApiFootballOptions {
  /** Milliseconds between polls of the live fixtures. */
  liveEvery?: number;
}

const address = 'https://v3.football.api-sports.io';

/** Polls fixtures, line-ups, statistics and prices of API-FOOTBALL v3 within the provider's limits. */
export function createApiFootballFeed(
  { config, db, ingest, logger, metrics, now }: FeedDeps,
  { liveEvery = 15_000 }: ApiFootballOptions = {},
): Feed {
  const stopped = new AbortController();
  const { signal } = stopped;
  const client = createClient({
    baseUrl: config.apiFootball.url ?? address,
    key: config.apiFootball.key ?? '',
    logger,
    sleep: (milliseconds, abort) => sleep(milliseconds, undefined, { signal: abort }),
    signal,
  });
  const poller = new Poller({
    client,
    ingest,
    logger,
    now,
    metrics,
    storedCards: (refs) => storedCards(db, refs),
  });
  const outage = createOutageLog(logger, 'api-football');
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await poller.round();
        outage.answered();
      } catch (error) {
        if (!signal.aborted) outage.failed(error);
      }
      await sleep(pauseOf(client.remaining(), liveEvery), undefined, { signal }).catch(
        () => undefined,
      );
    }
  }

  return {
    name: 'api-football',
    quotas() {
      const quota = client.quota();
      return quota ? [{ provider: 'API-FOOTBALL', ...quota }] : [];
    },
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

const day = 86_400_000;

/** Spreads the day's remaining requests: the fewer are left, the longer the pause, up to ten minutes. */
export const pauseOf = (remaining: number, least: number): number =>
  remaining === Infinity
    ? least
    : Math.min(600_000, Math.max(least, Math.round(day / Math.max(1, remaining))));
