import {
  isUnknownThing,
  type MatchDetail,
  type OperationPath,
  type PromotionDetail,
  type SignInMethod,
  type TelemetryEvent,
} from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import type { RsaKey } from './wire/ciphers/rsaKey';
import type { Config } from './config';
import type { Database } from '@scoreline/database/schema';
import type { Inside } from './app';
import { BizError } from './wire/gateway/bizError';
import type { ReplicaFacts } from '@scoreline/database/replicas/replicas';
import type { Quota } from './store/quota';
import { measureQuotas } from './wire/telemetry/quotas';
import type { WidgetClients } from './members/widget/clients';
import { createWidgetCounts } from './members/widget/counts';
import { figuresSince } from './members/widget/queries';
import type { RateLimiter } from './wire/gateway/rateLimit';
import { loadOverview } from './members/promotion/operators/overview';
import { triedBuilds } from './site/ops/graph/tried';
import { readReleaseLog } from './site/ops/releaseLog';
import { serveCalendars } from './site/calendar/serve';
import { serveDemoClips } from './site/demo/clips';
import { serveOps } from './site/ops/routes';
import { guardedCanaries } from './site/guard/canaries';
import { createHandedPages, shellCanary } from './site/guard/handedPages';
import { viewCanaries } from './site/guard/view';
import { createVisitCounts } from './site/guard/visitCounts';
import { agentOf } from './site/pages/visitor/agent';
import type { BrandList } from './site/pages/brandList';
import { NotKnown, type PageOptions, type Question } from './site/pages/options';
import { forbidCachingForForeignHosts } from './site/pages/ownHosts';
import { createBuildReader } from './site/pages/buildTexts';
import { servePages } from './site/pages/pages';
import { brandOf, originOf } from './site/pages/visitor/visit';
import { openStatements } from './site/previews/statements';
import { acceptedReleases, openReleases } from '@scoreline/platform-server';
import { serveSignIn, type SignInDeps } from './members/sign-in/routes';
import type { SiteOptions } from './site/well-known/options';
import { serveSite } from './site/well-known/site';
import { createFigures } from './wire/telemetry/remotes/figures';
import { createKnownBuilds } from './wire/telemetry/remotes/knownBuilds';
import { serveWidget } from './site/widget/widget';
import { serveTelemetry } from './wire/telemetry/remotes/routes';

/** A promotion is on every page within a tenth of a second. Checking per page took a quarter of its time. */
const looksEveryMs = 100;

interface Deps {
  config: Config;
  brandList: BrandList;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  rsaKey: RsaKey;
  metrics: Registry;
  quotas(): readonly Quota[];
  /** The state of the database's replicas; none by default. */
  replicas?(): ReplicaFacts[];
  rateLimiter: RateLimiter;
  /** Providers of sign-in; none by default. */
  providers?: SignInDeps['providers'];
  vapidPublicKey?: string;
  widgetClients: WidgetClients;
  hasVip?: boolean;
}

/** An unknown subject of an operation means that the page doesn't exist. */
function notKnown(error: unknown): never {
  if (error instanceof BizError && isUnknownThing(error.envelope.bizCode))
    throw new NotKnown(error.message);
  throw error;
}

/** The pages of every brand and their related routes, answered by the operations of this process. */
export function sitePages(deps: Deps) {
  const { config, db, logger, now, rsaKey, vapidPublicKey, hasVip = false } = deps;
  const { providers = new Map() } = deps;
  const { brands, defaultBrand } = deps.brandList;
  return async (app: FastifyInstance, { dispatch, question, ops }: Inside): Promise<void> => {
    const options = {
      // With BRAND set, the host name is ignored.
      brands: config.brand ? [defaultBrand] : brands,
      defaultBrand,
      env: config.env,
      publicUrl: config.publicUrl,
      buildsBase: config.buildsBase,
      demoData: config.feed === 'demo',
      devRemotes: config.devRemotes,
      rsaPublicKey: rsaKey.publicKey,
      releases: openReleases({
        registry: join(config.dataDir, 'registry'),
        keys: join(config.dataDir, 'keys'),
        accepted: acceptedReleases(db),
        now,
        logger,
        looksEveryMs,
      }),
      members: {
        signIn: ['email', ...providers.keys()] as SignInMethod[],
        ...(vapidPublicKey && { vapidPublicKey }),
        vip: hasVip,
      },
      now,
      question: (path: OperationPath, request: unknown): Question => {
        const { cached, answer, subjects } = question(path, request);
        return { cached, subjects, answer: () => answer().catch(notKnown) };
      },
    };
    const guarding = createGuarding(deps, options);
    app.addHook('onClose', () => guarding.counts.flush());
    forbidCachingForForeignHosts(app, options);
    const site: SiteOptions = {
      ...options,
      ...{ db, rateLimiter: deps.rateLimiter },
      matchDetail: async (matchId): Promise<MatchDetail | null> =>
        (await dispatch('sports-query/match/detail', { eventId: matchId })).data,
      promotionDetail: async (promotionId, language): Promise<PromotionDetail | null> =>
        (await dispatch('promotion/detail', { promotionId, language })).data,
    };
    const read = createBuildReader(options.releases.registry);
    serveSite(app, site);
    serveCalendars(app, { options: site, read });
    if (options.demoData) serveDemoClips(app, { ...options, db });
    serveRemoteFigures({ app, ops }, deps, options, guarding);
    serveSignIn(app, {
      ...deps,
      providers,
      originOf: (request) => originOf(request, options),
      basePathOf: (request) => brandOf(request, options).basePath,
      basePaths: options.brands.map(({ basePath }) => basePath),
    });
    const { sendPage } = servePages(app, { ...options, handedOut: guarding.handedOut });
    const counts = createWidgetCounts({ db, now });
    const { rateLimiter, widgetClients: clients } = deps;
    serveWidget(app, { options, clients, counts, rateLimiter, read }, sendPage);
  };
}

/** Counts telemetry about canaries for the guard, and the pages sent with a canary of the shell. */
function createGuarding({ db, logger, now, rateLimiter }: Deps, options: PageOptions) {
  const { releases, env } = options;
  const counts = createVisitCounts({ db, now, logger });
  const isSecure = (request: FastifyRequest) => originOf(request, options).startsWith('https:');
  const pages = createHandedPages({ counts, rateLimiter, now, isSecure });
  /** Bots get no canary. */
  const canariesFor = async (request: FastifyRequest, brand: string) => {
    if (agentOf(request.headers['user-agent']).isBot) return [];
    const running = await releases.current(brand, env);
    return running ? guardedCanaries(running.release) : [];
  };
  const canariesOf = (request: FastifyRequest) =>
    canariesFor(request, brandOf(request, options).key);
  return {
    counts,
    async countVisit(request: FastifyRequest, events: readonly TelemetryEvent[]) {
      counts.add(await canariesOf(request), events);
    },
    async handedOut(
      request: FastifyRequest,
      reply: FastifyReply,
      { brand, shell }: { brand: string; shell: string },
    ) {
      const canary = shellCanary(await canariesFor(request, brand));
      if (canary) await pages.handOut(request, reply, canary, shell);
    },
    async hearPage(
      request: FastifyRequest,
      reply: FastifyReply,
      events: readonly TelemetryEvent[],
    ) {
      const canary = shellCanary(await canariesOf(request));
      if (canary) pages.hear(request, reply, canary, events);
    },
  };
}

type Guarding = ReturnType<typeof createGuarding>;

const weekMs = 7 * 86_400_000;

/** Receives telemetry of remotes and serves the page that shows it. */
function serveRemoteFigures(
  { app, ops }: { app: FastifyInstance; ops: FastifyInstance },
  { config, db, metrics, rateLimiter, now, quotas, replicas }: Deps,
  options: PageOptions,
  { countVisit, hearPage }: Guarding,
): void {
  const { releases, brands, env } = options;
  const statements = openStatements({ registry: releases.registry, keys: releases.keys, now });
  const current = async () => {
    const all = await Promise.all(brands.map(({ key }) => releases.current(key, env)));
    return all.filter((release) => release !== null);
  };
  const figures = createFigures({ metrics, known: createKnownBuilds(releases.registry), now });
  measureQuotas(metrics, quotas);
  serveTelemetry(app, {
    ...{ figures, rateLimiter, countVisit, hearPage },
  });
  serveOps(ops, {
    figures,
    rateLimiter,
    token: config.opsToken,
    isPublic: config.publicUrl !== undefined || config.trustProxy !== false,
    now,
    quotas,
    ...(replicas && { replicas }),
    widgets: () => figuresSince(db, new Date(now().getTime() - weekMs).toISOString().slice(0, 10)),
    promotions: () => loadOverview(db),
    releaseLog: () => readReleaseLog(releases.registry),
    registry: releases.registry,
    staged: async () => {
      const tracks = brands.map(({ key: brand }) => ({ brand, env, channel: 'stable' }));
      return (await Promise.all(tracks.map((track) => statements.all(track)))).flat();
    },
    tried: async () =>
      triedBuilds(await Promise.all(brands.map(({ key }) => releases.running(key, env)))),
    guard: async () => {
      const canaries = (await current()).flatMap(({ release }) => guardedCanaries(release));
      return viewCanaries(db, config.guard.mode, canaries, now());
    },
    releases: current,
  });
}
