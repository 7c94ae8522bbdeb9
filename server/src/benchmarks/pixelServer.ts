import type { AddressInfo } from 'node:net';

import { pino } from 'pino';

import { createIngest } from '../feeds/ingest/ingest';
import { sampleFixture, sampleSeason, sampleState } from '../feeds/ingest/sample';
import { buildApp } from '../app';
import { createWidgetClients } from '../members/widget/clients';
import { loadRsaKey } from '../wire/ciphers/rsaKey';
import { readConfig } from '../config';
import { openTestDatabase } from '@scoreline/database/testing';
import { memoryRateLimiter } from '../wire/gateway/rateLimit';
import { databaseSource } from '../sport/matches/liveSource';
import { createLiveHub } from '../wire/live/hub';
import { openBrands } from '../site/pages/brandList';
import { sitePages } from '../sitePages';
import { createMetrics } from '../wire/telemetry/metrics';

/**
 * The whole server, with pages from the release in `DATA_DIR` and one live match, for lab/bench/feed-to-pixel, which starts it
 * as a separate process and triggers goals.
 */
const config = readConfig({ ...process.env, FEED: 'none', HOST: '127.0.0.1' });
const logger = pino({ level: 'silent' });
const now = () => new Date();
const { db, close } = await openTestDatabase();
const metrics = createMetrics();
const live = createLiveHub({ source: databaseSource(db), now, logger, metrics });
const onChanged = (ids: number[]) => live.matchesChanged(ids);
const ingest = createIngest({ db, now, logger, onChanged });
const rateLimiter = memoryRateLimiter();
const rsaKey = await loadRsaKey({ dataDir: config.dataDir });
const brandList = await openBrands(config.brand);
const widgetClients = createWidgetClients({ db, now, brandClients: [], demoData: true });
const deps = { config, brandList, db, logger, now, rsaKey, metrics, rateLimiter, widgetClients };
const app = await buildApp({ ...deps, live, pages: sitePages({ ...deps, quotas: () => [] }) });

const kickOff = new Date(Date.now() - 10 * 60_000).toISOString();
await ingest.apply([...sampleSeason, { ...sampleFixture, startTime: kickOff }]);
await live.start();
await app.listen({ port: 0, host: '127.0.0.1' });

/** A goal as a provider reports it: the event and the score. Returns the event's time. */
async function goal(goals: number): Promise<number> {
  const at = Date.now();
  const score = { home: goals, away: 0 };
  const clock = { period: 1, minute: 11, running: true, at: new Date(at).toISOString() };
  await ingest.apply([
    {
      source: 'sample',
      revision: at,
      type: 'incident',
      ref: `goal-${goals}`,
      matchRef: sampleFixture.ref,
      kind: 'goal',
      side: 'home',
      period: 1,
      minute: 11,
      added: null,
      second: null,
      playerRef: 'p1',
      otherPlayerRef: null,
      score,
      removed: false,
    },
    sampleState(at, { score, periods: [score], clock }),
  ]);
  return at;
}

process.on('message', ({ goals }: { goals: number }) => {
  void goal(goals).then((at) => process.send?.({ at }));
});
process.once('disconnect', () => void live.close().then(() => app.close().then(close)));
const { id } = await db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
await goal(0);
process.send?.({ port: (app.server.address() as AddressInfo).port, eventId: id });
