import { learnLanguages } from '@scoreline/shared-lib/locales/cldr';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { createCipherStore } from './wire/ciphers/cipherStore';
import type { RsaKey } from './wire/ciphers/rsaKey';
import type { Config } from './config';
import type { Database } from './store/db/schema';
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

/** What pages may ask in this process. */
export interface Inside {
  dispatch: Dispatch;
  /** Where operators look. */
  ops: FastifyInstance;
  question: ReturnType<typeof questionsOf>;
}

export interface AppDeps {
  config: Pick<Config, 'trustProxy'> & Partial<Pick<Config, 'countryHeader'>>;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  rsaKey: RsaKey;
  /** Everything the server answers, where it is not given. */
  operations?: readonly Operation[];
  rateLimiter?: RateLimiter;
  members?: Omit<MemberDeps, 'rateLimiter' | 'promotions' | 'widgetClients'> &
    Partial<Pick<MemberDeps, 'promotions' | 'widgetClients'>>;
  limits?: GatewayLimits;
  /** Below which a brand's addresses lie; `/` where they are not given. */
  basePaths?: readonly string[];
  /** Draws screenshots; in processes of their own where it is not given. */
  redrawing?: Redrawing;
  metrics?: Registry;
  /** Where operators look, at a port of its own; nobody does where it is not given. */
  ops?: FastifyInstance;
  /** The live socket's hub; it is attached to the HTTP server. */
  live?: Pick<LiveHub, 'attach' | 'logOf' | 'mayAsk'> & Partial<Pick<LiveHub, 'seqAt'>>;
  /** Adds the pages. */
  pages?: (app: FastifyInstance, inside: Inside) => void | Promise<void>;
  /** What has changed; without it an answer is kept for its time alone. */
  changes?: ChangedSubjects;
  /** Replicas of the database for answers that bear their lag. */
  reads?: ReplicaReads | undefined;
  /** What this process does; everything where it is not given. */
  duties?: Duties;
  /** Where a caller sees this site, for what comes back to that caller; never a name that is not the site's. */
  originOf?: (request: FastifyRequest) => string;
  /** The oldest app of a brand that is answered. */
  leastAppVersion?: (brandNumber: number) => string;
  /** For `/readyz`; always open without it. */
  isOpen?: () => boolean;
}

/** The server with all its routes, not yet listening: the one place where its parts are put together. */
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

/** Pages, calls, and what providers tell us. */
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

/** Whose draws nobody but this process can go on with. */
const promotionsAlone = ({ db, now, logger }: AppDeps) =>
  createPromotions({
    ...{ db, now, logger, memberKey: newMemberKey(), promotionKey: newPromotionKey() },
  });

/** The longest a caller waits for an answer. */
const patienceMs = 12_000;

/** The operators' server: metrics, readiness and the operations page, on a port of their own. Not yet listening. */
export function createOps(deps: Pick<AppDeps, 'config' | 'logger'>): FastifyInstance {
  const ops = createServer(deps);
  limitPatience(ops, patienceMs);
  markEveryAnswer(ops);
  return ops;
}

function createServer({ config, logger }: Pick<AppDeps, 'config' | 'logger'>): FastifyInstance {
  return Fastify({
    loggerInstance: logger,
    // Requests are counted, not logged one by one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => requestId(headers),
    rewriteUrl: readableUrl,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: refuseMalformed,
    // Fastify takes no number of hops, as it cannot know that only proxies reach its port.
    trustProxy: config.trustProxy === false ? false : trustOf(config.trustProxy),
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
}
