import type { AddressInfo } from 'node:net';

import { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { buildApp } from './app';
import { chooseFeed } from './chooseFeed';
import { loadRsaKey } from './ciphers/rsaKey';
import { missingProviders, type Config } from './config';
import { openDatabase } from './db/open';
import { createIngest } from './feeds/ingest/ingest';
import { memoryRateLimiter, redisRateLimiter } from './gateway/rateLimit';
import { endedSessions } from './jobs/endedSessions';
import { expiredCiphers } from './jobs/expiredCiphers';
import { startJobs } from './jobs/jobs';
import { databaseSource } from './live/databaseSource';
import { createLiveHub } from './live/hub';
import { createRedisBus } from './live/redisBus';
import { startMailer } from './mail/start';
import { openBrands, type BrandList } from './pages/brandList';
import type { StartReport } from './progress';
import { createPushSender } from './push/sender';
import { loadVapid } from './push/vapid';
import { createProviders } from './sign-in/providers';
import { sitePages } from './sitePages';
import { loadMemberKey } from './two-step/memberKey';
import { createMetrics } from './telemetry/metrics';
import { fillPastTips } from './tips/demoTipster';
import { tipJobs } from './tips/jobs';
import { createSettler } from './tips/settlement';
import { choosePayments } from './vip/choose';
import { vipJobs } from './vip/jobs';

const now = () => new Date();
/** Told to push services where this server has no public address. */
const supportContact = 'mailto:support@scoreline.example';

/** Takes down what was put up, in the opposite order; what fails is reported and does not keep the rest. */
class Closing {
  readonly #steps: [string, () => Promise<unknown> | unknown][] = [];

  add(name: string, step: () => Promise<unknown> | unknown): void {
    this.#steps.unshift([name, step]);
  }

  async run(logger: Logger): Promise<void> {
    for (const [name, step] of this.#steps.splice(0)) {
      try {
        await step();
      } catch (error) {
        logger.error({ err: error }, `stop: ${name}`);
      }
    }
  }
}

/** Opens everything and listens. The returned function stops gracefully; a start that fails stops what it had begun. */
export async function start(config: Config, logger: Logger, report: StartReport) {
  const closing = new Closing();
  let open = false;
  const stop = () => {
    open = false;
    return closing.run(logger);
  };
  try {
    for (const line of missingProviders(config)) logger.info(line);
    const address = await openAll({ config, logger, report, closing, isOpen: () => open });
    open = true;
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
  isOpen: () => boolean;
}

async function openAll({ config, logger, report, closing, isOpen }: Opening): Promise<string> {
  const rsaKey = await loadRsaKey({ pem: config.rsaPrivateKey, dataDir: config.dataDir });
  const { db, url, close } = await openDatabase(config, {
    logger,
    exclusive: true,
    progress: (step) => report.step(step),
  });
  closing.add('database', close);

  const metrics = createMetrics();
  const bus = config.redisUrl ? createRedisBus(config.redisUrl, { logger }) : undefined;
  const live = createLiveHub({ source: databaseSource(db), now, logger, bus, metrics });
  closing.add('live', () => live.close());
  const settler = createSettler(db, logger, now);
  const brandList = await openBrands(config.brand);
  const vapid = await loadVapid(config);
  const contact = config.publicUrl?.startsWith('https:') ? config.publicUrl : supportContact;
  const push = createPushSender({
    ...{ db, now, logger, vapid, contact },
    brandOf: brandList.numbered,
  });
  closing.add('push', () => push.close());
  const onChanged = (ids: number[]) => {
    live.matchesChanged(ids);
    push.matchesChanged(ids);
    void settler.matchesChanged(ids);
  };
  const ingest = createIngest({ db, now, logger, onChanged });
  const feed = chooseFeed(config.feed, { config, ingest, db, logger, now });
  // One line for all seasons: what is being filled changes too quickly to be read.
  await feed?.fill?.((_, share) => report.step('Filling the seasons', share));
  if (config.feed === 'demo')
    await fillPastTips(db, now(), (share) => report.step('Replaying past tips', share));
  report.done();

  const rateLimiter = sharedRateLimiter(config, logger, closing);
  const sites = createSites(config, brandList);
  const mailer = startMailer({
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
  const app = await buildApp({
    config,
    db,
    logger,
    now,
    rsaKey,
    rateLimiter,
    metrics,
    live,
    isOpen,
    members: {
      wakeMailer: () => mailer.wake(),
      memberKey: loadMemberKey(config),
      brandName: (brandNumber) => brandList.numbered(brandNumber).name,
      supportEmail: (brandNumber) => brandList.numbered(brandNumber).supportEmail,
      providers,
      pushServices: config.push.services,
      ...(vip && { vip }),
    },
    pages: sitePages({
      ...{ config, brandList, db, logger, now, rsaKey, metrics, rateLimiter, providers },
      vapidPublicKey: vapid.publicKey,
      hasVip: vip !== null,
    }),
  });
  closing.add('http', () => app.close());
  await live.start();
  await feed?.start();
  if (feed) closing.add('feed', () => feed.stop());
  await listen(app, config);
  sites.own = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const jobs = await startJobs(url, logger, [
    expiredCiphers({ db, logger, now }),
    ...tipJobs({ db, logger, now, isDemo: config.feed === 'demo' }),
    endedSessions({ db, logger, now }),
    ...vipJobs({ db, logger, now, push, wakeMailer: () => mailer.wake(), ...payments }),
  ]);
  closing.add('jobs', () => jobs.stop());
  return sites.own;
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

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { port, host }: Config) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Error(`PORT ${port} is in use by another program: stop it, or set another PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Error(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}
