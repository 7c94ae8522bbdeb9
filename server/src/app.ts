import { learnLanguages } from '@scoreline/shared-lib/locales/cldr';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { createCipherStore } from './wire/ciphers/cipherStore';
import type { RsaKey } from './wire/ciphers/rsaKey';
import type { Config } from './config';
import type { Database } from '@scoreline/database/schema';
import type { Redrawing } from './members/feedback/redrawing';
import { serveScreenshots } from './members/feedback/routes';
import { createAnswers, questionsOf } from './wire/gateway/answers/answers';
import type { ChangedSubjects } from './wire/gateway/changes';
import { createDispatch, listOperations, type Dispatch } from './wire/gateway/dispatch';
import {
  answerBadAddress,
  markEveryAnswer,
  readableUrl,
  refuseMalformed,
} from './wire/gateway/answers/everyAnswer';
import { requestId } from './wire/gateway/request/headers';
import { bodyLimit, defaultLimits, type GatewayLimits } from './wire/gateway/limits';
import type { Operation, OperationContext } from './wire/gateway/operation';
import { limitPatience } from './wire/gateway/patience';
import { memoryRateLimiter, type RateLimiter } from './wire/gateway/rateLimit';
import { isPassing, unavailable } from './wire/gateway/refusals';
import type { ReplicaReads } from './wire/gateway/answers/replicaReads';
import { gatewayRoutes } from './wire/gateway/routes';
import { memberOperations, type MemberDeps } from './members';
import { allOperations } from './operations';
import { authenticate } from './members/sessions/sessions';
import { votingOperations } from './sport/preview/operations';
import { serveDeviceCheck } from './members/sessions/deviceCheck';
import type { Duties } from './roles';
import { servePromotions } from './members/promotion/serve';
import { createPromotions } from './members/promotion/service';
import { newPromotionKey } from './members/promotion/rounds/promotionKey';
import { newMemberKey } from './members/two-step/memberKey';
import { createWidgetClients } from './members/widget/clients';
import type { LiveHub } from './wire/live/hub';
import { serveImages } from './wire/live/images';
import { trustOf } from './wire/live/sockets/clientAddress';
import { createMetrics, measureRequests } from './wire/telemetry/metrics';
import { traceRequests } from './wire/telemetry/requests';
import { serveHealth } from './wire/telemetry/routes';
import { serveStop } from './members/digest/stop';
import { serveVip } from './members/vip/serve';

/** Calls that pages make within this process. */
export interface Inside {
  dispatch: Dispatch;
  /** The operators' server. */
  ops: FastifyInstance;
  question: ReturnType<typeof questionsOf>;
}

export interface AppDeps {
  config: Pick<Config, 'trustProxy'> & Partial<Pick<Config, 'countryHeader'>>;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  rsaKey: RsaKey;
  /** The operations to serve; default: all. */
  operations?: readonly Operation[];
  rateLimiter?: RateLimiter;
  members?: Omit<MemberDeps, 'rateLimiter' | 'promotions' | 'widgetClients'> &
    Partial<Pick<MemberDeps, 'promotions' | 'widgetClients'>>;
  limits?: GatewayLimits;
  /** The base paths of the brands; default: `/`. */
  basePaths?: readonly string[];
  /** Re-encodes screenshots; default: in separate processes. */
  redrawing?: Redrawing;
  metrics?: Registry;
  /** The operators' server, on a separate port; none by default. */
  ops?: FastifyInstance;
  /** The live socket's hub, which is attached to the HTTP server. */
  live?: Pick<LiveHub, 'attach' | 'logOf' | 'mayAsk'> & Partial<Pick<LiveHub, 'seqAt'>>;
  /** Adds the pages. */
  pages?: (app: FastifyInstance, inside: Inside) => void | Promise<void>;
  /** Reports changes; without it, answers expire by time only. */
  changes?: ChangedSubjects;
  /** Replicas of the database for answers that tolerate lag. */
  reads?: ReplicaReads | undefined;
  /** The duties of this process; default: all. */
  duties?: Duties;
  /** The site's origin as the caller sees it, for answers to that caller; never a foreign host. */
  originOf?: (request: FastifyRequest) => string;
  /** The oldest supported app version of a brand. */
  leastAppVersion?: (brandNumber: number) => string;
  /** For `/readyz`; always open by default. */
  isOpen?: () => boolean;
}

/** The server with all its routes, not yet listening. Its parts are assembled here only. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, metrics = createMetrics(), ops = createOps(deps) } = deps;
  learnLanguages();
  const app = createServer(deps);
  limitPatience(app, patienceMs);
  markEveryAnswer(app);
  traceRequests(app, { followsCaller: Boolean(deps.config.trustProxy) });
  app.setErrorHandler((error, _request, reply) =>
    isPassing(error) ? unavailable(reply).send({ error: 'unavailable' }) : reply.send(error),
  );
  measureRequests(app, metrics);
  serveHealth({ app, ops }, { db, metrics, isOpen: deps.isOpen ?? (() => true) });
  const { pages = true, sockets = true } = deps.duties ?? {};
  if (sockets && deps.live) {
    deps.live.attach(app.server);
    serveImages(app, deps.live);
  }
  if (pages) await serveVisitors(app, ops, deps);
  await Promise.all([app.ready(), ops.ready()]);
  return app;
}

/** Serves pages, calls and the providers' webhooks. */
async function serveVisitors(
  app: FastifyInstance,
  ops: FastifyInstance,
  deps: AppDeps,
): Promise<void> {
  const { db, logger, now, rateLimiter = memoryRateLimiter() } = deps;
  const seqAt = deps.live?.seqAt;
  const context: OperationContext = { db, now, logger, userId: null, ...(seqAt && { seqAt }) };
  const promotions = deps.members?.promotions ?? promotionsAlone(deps);
  const widgetClients =
    deps.members?.widgetClients ??
    createWidgetClients({ db, now, brandClients: [], demoData: false });
  const members = memberOperations({ ...deps.members, promotions, widgetClients, rateLimiter });
  const everything = [...allOperations, ...votingOperations(rateLimiter), ...members];
  const operations = listOperations(deps.operations ?? everything);
  const answers = createAnswers(context, deps.changes, deps.reads);
  serveDeviceCheck(app, context);
  serveScreenshots(app, { db, now, rateLimiter, redrawing: deps.redrawing });
  const { vip, wakeMailer } = deps.members ?? {};
  if (vip) {
    const { provider } = vip;
    serveVip(
      app,
      { db, now, logger, rateLimiter, provider, ...(wakeMailer && { wakeMailer }) },
      vip,
    );
  }
  const basePaths = deps.basePaths ?? ['/'];
  servePromotions(app, { promotions, rateLimiter, basePaths });
  serveStop(app, { db, rateLimiter, basePaths });
  await app.register(gatewayRoutes, {
    prefix: '/api',
    operations,
    context,
    authenticate,
    answers,
    ciphers: createCipherStore(db, now),
    rsaKey: deps.rsaKey,
    countryHeader: deps.config.countryHeader,
    originOf: deps.originOf ?? (() => 'http://localhost'),
    rateLimiter,
    limits: deps.limits ?? defaultLimits,
    leastAppVersion: deps.leastAppVersion,
    reads: deps.reads,
  });
  await deps.pages?.(app, {
    ops,
    dispatch: createDispatch(operations, context),
    question: questionsOf(operations, answers),
  });
}

/** Uses new keys, so only this process can continue its draws. */
const promotionsAlone = ({ db, now, logger }: AppDeps) =>
  createPromotions({
    ...{ db, now, logger, memberKey: newMemberKey(), promotionKey: newPromotionKey() },
  });

/** The maximum time of an answer. */
const patienceMs = 12_000;

/** The operators' server: metrics, readiness and the operations page, on a separate port. Not yet listening. */
export function createOps(deps: Pick<AppDeps, 'config' | 'logger'>): FastifyInstance {
  const ops = createServer(deps);
  limitPatience(ops, patienceMs);
  markEveryAnswer(ops);
  return ops;
}

function createServer({ config, logger }: Pick<AppDeps, 'config' | 'logger'>): FastifyInstance {
  return Fastify({
    loggerInstance: logger,
    // Requests are counted, not logged individually.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => requestId(headers),
    rewriteUrl: readableUrl,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: refuseMalformed,
    // Fastify rejects a number of hops, because it can't know that only proxies reach its port.
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
}
