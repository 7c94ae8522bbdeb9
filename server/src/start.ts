import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { buildApp } from './app';
import { startBackgroundFill } from './backgroundFill';
import { leasedFeed } from './leasedFeed';
import { loadRsaKey } from './wire/ciphers/rsaKey';
import { missingProviders, type Config } from './config';
import { Closing } from './closing';
import { openDatabase } from './store/db/open';
import { openReplicas } from './store/db/replicas';
import type { Database } from './store/db/schema';
import { readProgress } from './feeds/demo/progress';
import { createFileFeed } from './feeds/file/feed';
import { createIngest, type Ingest } from './feeds/ingest/ingest';
import { memoryRateLimiter, redisRateLimiter } from './wire/gateway/rateLimit';
import { endedSessions } from './members/sessions/endedSessionsJob';
import { expiredCiphers } from './wire/ciphers/expiredCiphersJob';
import { digestJob } from './members/digest/job';
import { startJobs } from './store/jobs/jobs';
import { movementsJob } from './store/movements/job';
import { orphanedScreenshots } from './store/jobs/orphanedScreenshots';
import { blockOfAddress } from './wire/gateway/network';
import { clientAddress } from './wire/live/clientAddress';
import { databaseSource } from './sport/matches/liveSource';
import { createLiveHub } from './wire/live/hub';
import type { LiveSource } from './wire/live/source';
import { closeHttp, listen } from './listen';
import { openBus } from './liveBus';
import { startMailer } from './members/mail/start';
import { createChanges } from './sport/matches/changes';
import { openBrands, type BrandList } from './site/pages/brandList';
import { socketAdmission } from './site/pages/ownHosts';
import type { StartReport } from './progress';
import { dutiesOf } from './roles';
import { createFcmSender } from './members/push/fcm/sender';
import { createPushSender } from './members/push/sender';
import { loadVapid } from './members/push/vapid';
import { createProviders } from './members/sign-in/providers';
import { promotionImage } from './members/promotion/live';
import { openPromotions } from './promotions';
import { sitePages } from './sitePages';
import { loadMemberKey } from './members/two-step/memberKey';
import { countStatements, createMetrics } from './wire/telemetry/metrics';
import { measureReplicas } from './wire/telemetry/replicas';
import { chancesJob } from './sport/leagues/chancesJob';
import { tipJobs } from './sport/tips/jobs';
import { createSettler } from './sport/tips/settlement';
import { createWidgetClients } from './members/widget/clients';
import { admitWidgetSockets } from './site/widget/admission';
import { choosePayments } from './members/vip/choose';
import { vipJobs } from './members/vip/jobs';

const now = () => new Date();
/** Told to push services where this server has no public address. */
const supportContact = 'mailto:support@scoreline.example';
/** How soon notifications that a dead server had claimed are looked for. */
const pollMs = 5_000;

/** Opens everything and listens. The returned function stops gracefully; a start that fails stops what it had begun. */
export async function start(
  config: Config,
  logger: Logger,
  report: StartReport,
  pagesBuilt: Promise<unknown> = Promise.resolve(),
) {
  const closing = new Closing();
  let open = false;
  const stop = async () => {
    const wasOpen = open;
    open = false;
    // A balancer that asks for readiness sends nobody here any more by then.
    if (wasOpen) await sleep(config.drainMs);
    await closing.run(logger);
  };
  try {
    for (const line of missingProviders(config)) logger.info(line);
    const address = await openAll({
      ...{ config, logger, report, closing, pagesBuilt },
      isOpen: () => open,
    });
    open = true;
    report.done();
    report.ready(config.publicUrl ?? address);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Opening {
  config: Config;
  logger: Logger;
  report: StartReport;
  closing: Closing;
  /** Nothing is served before: without pages there is nothing to see. */
  pagesBuilt: Promise<unknown>;
  isOpen: () => boolean;
}

async function openAll(opening: Opening): Promise<string> {
  const { config, logger, report, closing, pagesBuilt, isOpen } = opening;
  const duties = dutiesOf(config.role);
  const rsaKey = await loadRsaKey({ pem: config.rsaPrivateKey, dataDir: config.dataDir });
  const metrics = createMetrics();
  const onStatement = countStatements(metrics);
  const { db, url, close } = await openDatabase(config, {
    logger,
    onStatement,
    exclusive: true,
    pool: config.databasePool,
    progress: (step) => report.step(step),
  });
  closing.add('database', close);
  report.database();
  const reads = duties.pages ? replicaReads(opening, url, { metrics, onStatement }) : undefined;

  const bus = await openBus(config, { db, logger, mayWrite: duties.sockets || duties.work });
  const changes = createChanges({ db, logger });
  const addressOf = clientAddress(config.trustProxy);
  const brandList = await openBrands(config.brand, config.brands);
  const widgetClients = createWidgetClients({
    ...{ db, now },
    brandClients: brandList.brands.map(({ widgetClientId }) => widgetClientId),
    demoData: config.feed === 'demo',
  });
  const allowOrigin = admitWidgetSockets(
    socketAdmission({ ...config, brands: brandList.brands }),
    widgetClients,
  );
  const live = createLiveHub({
    ...{ source: liveSource(db), now, logger, metrics, allowOrigin },
    ...(bus && { bus }),
    onAnnounced: (ids) => changes.matchesChanged(ids),
    // Who does not send would only announce it once more.
    ...(duties.work && { onMailAnnounced: () => mailer.wake() }),
    hasSockets: duties.sockets,
    limits: { socketsByAddress: config.liveSocketsPerAddress },
    addressOf: (request) => blockOfAddress(addressOf(request)),
  });
  closing.add('live', () => live.close());
  const settler = createSettler(db, logger, now);
  const vapid = await loadVapid(config);
  const contact = config.publicUrl?.startsWith('https:') ? config.publicUrl : supportContact;
  const push = createPushSender({
    ...{ db, now, logger, vapid, contact, ...(duties.work && { pollMs }) },
    fcm: createFcmSender(config.fcm, now),
    brandOf: brandList.numbered,
  });
  closing.add('push', () => push.close());
  const onChanged = (ids: number[]) => {
    changes.matchesChanged(ids);
    live.matchesChanged(ids);
    push.matchesChanged(ids);
    void settler.matchesChanged(ids);
  };
  const ingest = createIngest({ db, now, logger, onChanged });
  const feed = leasedFeed(config, { ingest, db, logger, now });
  if (duties.work) await feed.fill((step, share) => report.step(step, share));
  report.done();
  await pagesBuilt;
  report.step('Going live');

  const rateLimiter = sharedRateLimiter(config, logger, closing);
  const sites = createSites(config, brandList);
  const mailer = startMailer({
    isSender: duties.work,
    announce: () => live.mailWritten(),
    ...{ config, db, logger, now },
    brandOf: brandList.numbered,
    originOf: sites.originOf,
  });
  closing.add('mail', () => mailer.close());
  const providers = createProviders(config);
  const payments = await choosePayments(config, { db, now });
  const vip = payments && {
    ...{ ...payments, brandOf: brandList.numbered },
    publicOrigin: config.publicUrl && new URL(config.publicUrl).origin,
  };
  const onDrawn = (promotionId: number) => {
    changes.promotionChanged(promotionId);
    live.promotionChanged(promotionId);
  };
  const drawing = openPromotions({
    ...{ config, db, logger, now, brandList, metrics, onDrawn },
    wakeMailer: () => mailer.wake(),
  });
  if (duties.work) await drawing.begin();
  closing.add('draws', () => drawing.promotions.idle());
  const app = await buildApp({
    config,
    db,
    logger,
    now,
    rsaKey,
    rateLimiter,
    metrics,
    ...{ duties, live, changes, reads },
    basePaths: [...new Set(brandList.brands.map(({ basePath }) => basePath))],
    isOpen: () => isOpen() && (!duties.sockets || live.isCurrent()),
    leastAppVersion: (brandNumber) => brandList.numbered(brandNumber).minAppVersion,
    members: {
      wakeMailer: () => mailer.wake(),
      memberKey: loadMemberKey(config),
      brandName: (brandNumber) => brandList.numbered(brandNumber).name,
      supportEmail: (brandNumber) => brandList.numbered(brandNumber).supportEmail,
      providers,
      pushServices: config.push.services,
      ...(vip && { vip }),
      promotions: drawing.promotions,
      widgetClients,
    },
    pages: sitePages({
      ...{ config, brandList, db, logger, now, rsaKey, metrics, rateLimiter, providers },
      ...{ vapidPublicKey: vapid.publicKey, widgetClients },
      hasVip: vip !== null,
      quotas: () => feed.quotas(),
      replicas: () => reads?.replicas.facts() ?? [],
    }),
  });
  closing.add('http', () => closeHttp(app));
  // Before the HTTP server, which waits for its sockets.
  closing.add('sockets', () => live.closeSockets());
  await live.start();
  if (duties.work) {
    await feed.start();
    closing.add('feed', () => feed.stop());
    await startFileFeed(opening, ingest);
  }
  await listen(app, config);
  sites.own = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  if (!duties.work) return sites.own;
  const jobs = await startJobs(url, logger, [
    expiredCiphers({ db, logger, now }),
    ...tipJobs({ db, logger, now, isDemo: config.feed === 'demo' }),
    chancesJob({ db, logger, now }),
    digestJob({ db, logger, now, push, wakeMailer: () => mailer.wake() }),
    endedSessions({ db, logger, now }),
    orphanedScreenshots({ db, now }),
    ...vipJobs({ db, logger, now, push, wakeMailer: () => mailer.wake(), ...payments }),
    ...drawing.jobs(),
    movementsJob({ url, logger, now, folder: config.archiveDir, months: config.movementMonths }),
  ]);
  closing.add('jobs', () => jobs.stop());
  if (config.feed === 'demo' && (await readProgress(db, 'fill'))) fillSeasons(opening, url);
  return sites.own;
}

const liveSource = (db: Kysely<Database>): LiveSource => ({
  ...databaseSource(db),
  loadPromotion: (id) => promotionImage(db, id),
});

/** Replicas that pages and calls may be read from; none where none is configured. */
function replicaReads(
  { config, logger, closing }: Opening,
  primary: string,
  { metrics, onStatement }: { metrics: Registry; onStatement: () => void },
) {
  const { urls, mostLagMs } = config.databaseReplicas;
  if (urls.length === 0) return undefined;
  const sharedByTransaction = config.databasePooler === 'transaction';
  const pool = { ...config.databasePool, sharedByTransaction, onStatement };
  const replicas = openReplicas({ primary, urls, mostLagMs, pool, logger });
  closing.add('replicas', () => replicas.close());
  return { replicas, onRead: measureReplicas(metrics, replicas) };
}

async function startFileFeed({ config, logger, closing }: Opening, ingest: Ingest) {
  if (!config.feedFile) return;
  const file = createFileFeed({ path: config.feedFile, ingest, logger });
  await file.start();
  closing.add('feed file', () => file.stop());
}

/** What the first pages did not need, while they are being looked at. */
function fillSeasons({ config, logger, report, closing }: Opening, url: string): void {
  const { stop } = startBackgroundFill({
    order: {
      url,
      sharedByTransaction: config.databasePooler === 'transaction',
      seed: config.demo.seed,
      logLevel: config.logLevel,
    },
    logger,
    progress: (share) => report.step('Adding the past seasons', share),
    done: () => report.done(),
  });
  closing.add('seasons', stop);
}

/**
 * Where a brand's visitors find this server, for addresses in mails: never the host of a request, which anybody can write.
 * Without a public address the mails that are files lead to this machine.
 */
function createSites({ publicUrl, smtpUrl, port }: Config, { numbered }: BrandList) {
  const sites = {
    own: `http://localhost:${port}`,
    originOf(brandNumber: number): string {
      if (publicUrl) return new URL(publicUrl).origin;
      return smtpUrl ? `https://${numbered(brandNumber).hosts[0]}` : sites.own;
    },
  };
  return sites;
}

function sharedRateLimiter({ redisUrl }: Config, logger: Logger, closing: Closing) {
  if (!redisUrl) return memoryRateLimiter();
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => logger.warn({ err: error }, 'rate limits: Redis is not reachable'));
  closing.add('rate limits', () => redis.disconnect());
  return redisRateLimiter(redis);
}
