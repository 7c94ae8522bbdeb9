import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { buildApp, createOps } from './app';
import { Closing } from './process/closing';
import { missingProviders, type Config } from './config';
import { readProgress } from './feeds/demo/progress';
import { closeHttp, listen } from './process/listen';
import { fillSeasons, openFeeds } from './opening/feed';
import { backgroundJobs } from './opening/jobs';
import { openLive } from './opening/live';
import { openMembers } from './opening/members';
import type { Opening } from './opening/opening';
import { openRateLimits } from './opening/rateLimits';
import { createSites } from './opening/sites';
import { openStore } from './opening/store';
import { openTraces } from './opening/traces';
import type { StartReport } from './process/progress';
import { dutiesOf } from './roles';
import { openBrands } from './site/pages/brandList';
import { originOf } from './site/pages/visitor/visit';
import { sitePages } from './sitePages';
import { openRuleFile } from './sport/leagues/rules/ruleBook';
import { startJobs } from './store/jobs/jobs';
import { loadRsaKey } from './wire/ciphers/rsaKey';

/** Opens everything and listens. The returned function stops gracefully; a failed start closes what it had opened. */
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
    // By then, a load balancer that polls readiness sends no more requests.
    if (wasOpen) await sleep(config.drainMs);
    await closing.run(logger);
  };
  try {
    for (const line of missingProviders(config)) logger.info(line);
    const opening: Opening = {
      ...{ config, logger, report, closing },
      duties: dutiesOf(config.role),
      now: () => new Date(),
    };
    const { address, ops, db, url } = await openAll(opening, { pagesBuilt, isOpen: () => open });
    open = true;
    report.done();
    report.ready(config.publicUrl ?? address, opening.duties.pages ? `${ops}/ops` : undefined);
    const isDemo = opening.duties.work && config.feed === 'demo';
    if (isDemo && (await readProgress(db, 'fill'))) fillSeasons(opening, url);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Gate {
  /** The server opens only once the pages are built. */
  pagesBuilt: Promise<unknown>;
  isOpen(): boolean;
}

const localAddressOf = ({ server }: FastifyInstance) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;

/** Opens this server's addresses and its database. */
async function openAll(opening: Opening, { pagesBuilt, isOpen }: Gate) {
  const { config, duties, logger, report, closing, now } = opening;
  await openTraces(opening);
  openRuleFile(join(config.dataDir, 'rules.json'), (error) =>
    logger.error(
      { err: error },
      'rules: the edited file is wrong, the earlier rules stay in force',
    ),
  );
  const rsaKey = await loadRsaKey({ pem: config.rsaPrivateKey, dataDir: config.dataDir });
  const store = await openStore(opening);
  const { db, url, metrics, reads } = store;
  const brandList = await openBrands(config.brand, config.brands, config.env);
  const { live, changes, push, vapidPublicKey, widgetClients, onMatchesChanged } = await openLive(
    opening,
    { ...store, brandList, wakeMailer: () => member.wakeMailer() },
  );
  const feeds = openFeeds(opening, { ...store, onChanged: onMatchesChanged });
  if (duties.work) await feeds.fill((step, share) => report.step(step, share));
  report.done();
  await pagesBuilt;
  report.step('Going live');

  const rateLimiter = openRateLimits(opening);
  const sites = createSites(config, brandList);
  const member = await openMembers(opening, {
    ...{ ...store, live, changes, brandList, sites, widgetClients },
  });
  const { members, payments, drawing, wakeMailer } = member;
  const ops = createOps({ config, logger });
  closing.add('operations', () => closeHttp(ops));
  const app = await buildApp({
    ops,
    ...{ config, db, logger, now, rsaKey, rateLimiter, metrics },
    ...{ duties, live, changes, reads, members },
    basePaths: [...new Set(brandList.brands.map(({ basePath }) => basePath))],
    isOpen: () => isOpen() && (!duties.sockets || live.isCurrent()),
    originOf: (request) => originOf(request, { ...config, brands: brandList.brands }),
    leastAppVersion: (brandNumber) => brandList.numbered(brandNumber).minAppVersion,
    pages: sitePages({
      ...{ config, brandList, db, logger, now, rsaKey, metrics, rateLimiter },
      ...{ vapidPublicKey, widgetClients, providers: members.providers },
      hasVip: payments !== null,
      quotas: () => feeds.quotas(),
      replicas: () => reads?.replicas.facts() ?? [],
    }),
  });
  closing.add('http', () => closeHttp(app));
  // Closed before the HTTP server, which waits for its sockets.
  closing.add('sockets', () => live.closeSockets());
  await live.start();
  if (duties.work) await feeds.start();
  await listen(ops, config.ops, 'OPS_');
  await listen(app, config);
  sites.own = localAddressOf(app);
  const opened = { address: sites.own, ops: localAddressOf(ops), db, url };
  if (!duties.work) return opened;
  const jobs = await startJobs(url, logger, [
    ...backgroundJobs(opening, {
      ...{ db, url, metrics, push, payments, wakeMailer, onMatchesChanged },
    }),
    ...drawing.jobs(),
  ]);
  closing.add('jobs', () => jobs.stop());
  return opened;
}
