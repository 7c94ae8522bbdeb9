import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { createCipherStore } from './wire/ciphers/cipherStore';
import type { RsaKey } from './wire/ciphers/rsaKey';
import type { Config } from './config';
import type { Database } from './store/db/schema';
import type { Redrawing } from './members/feedback/redrawing';
import { serveScreenshots } from './members/feedback/routes';
import { createAnswers, questionsOf } from './wire/gateway/answers';
import type { ChangedSubjects } from './wire/gateway/changes';
import { createDispatch, listOperations, type Dispatch } from './wire/gateway/dispatch';
import { answerBadAddress, forbidSniffing, refuseMalformed } from './wire/gateway/everyAnswer';
import { traceIdOf } from './wire/gateway/headers';
import { bodyLimit, defaultLimits, type GatewayLimits } from './wire/gateway/limits';
import type { Operation, OperationContext } from './wire/gateway/operation';
import { memoryRateLimiter, type RateLimiter } from './wire/gateway/rateLimit';
import { isPassing, unavailable } from './wire/gateway/refusals';
import { gatewayRoutes } from './wire/gateway/routes';
import { memberOperations, type MemberDeps } from './members';
import { allOperations } from './operations';
import { authenticate } from './members/sessions/sessions';
import { serveDeviceCheck } from './members/sessions/deviceCheck';
import { createMetrics, measureRequests } from './wire/telemetry/metrics';
import { serveHealth } from './wire/telemetry/routes';
import { serveVip } from './members/vip/serve';

/** What pages may ask in this process. */
export interface Inside {
  dispatch: Dispatch;
  question: ReturnType<typeof questionsOf>;
}

export interface AppDeps {
  config: Pick<Config, 'trustProxy'>;
  db: Kysely<Database>;
  logger: Logger;
  now: () => Date;
  rsaKey: RsaKey;
  /** Everything the server answers, where it is not given. */
  operations?: readonly Operation[];
  rateLimiter?: RateLimiter;
  members?: Omit<MemberDeps, 'rateLimiter'>;
  limits?: GatewayLimits;
  /** Draws screenshots; in processes of their own where it is not given. */
  redrawing?: Redrawing;
  metrics?: Registry;
  /** The live socket's hub; it is attached to the HTTP server. */
  live?: { attach(server: FastifyInstance['server']): void };
  /** Adds the pages. */
  pages?: (app: FastifyInstance, inside: Inside) => void | Promise<void>;
  /** What has changed; without it an answer is kept for its time alone. */
  changes?: ChangedSubjects;
  /** For `/readyz`; always open without it. */
  isOpen?: () => boolean;
}

/** The server with all its routes, not yet listening: the one place where its parts are put together. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, logger, now, metrics = createMetrics() } = deps;
  const app = createServer(deps);
  const context: OperationContext = { db, now, logger, userId: null };
  const rateLimiter = deps.rateLimiter ?? memoryRateLimiter();
  const members = memberOperations({ ...deps.members, rateLimiter });
  const operations = listOperations(deps.operations ?? [...allOperations, ...members]);
  const answers = createAnswers(context, deps.changes);
  forbidSniffing(app);
  app.setErrorHandler((error, _request, reply) =>
    isPassing(error) ? unavailable(reply).send({ error: 'unavailable' }) : reply.send(error),
  );
  measureRequests(app, metrics);
  serveHealth(app, { db, metrics, isOpen: deps.isOpen ?? (() => true) });
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
  await app.register(gatewayRoutes, {
    prefix: '/api',
    operations,
    context,
    authenticate,
    answers,
    ciphers: createCipherStore(db, now),
    rsaKey: deps.rsaKey,
    rateLimiter,
    limits: deps.limits ?? defaultLimits,
  });
  await deps.pages?.(app, {
    dispatch: createDispatch(operations, context),
    question: questionsOf(operations, answers),
  });
  deps.live?.attach(app.server);
  await app.ready();
  return app;
}

/** The longest a caller waits for an answer. */
const patienceMs = 12_000;

function createServer({ config, logger }: AppDeps): FastifyInstance {
  let calls = 0;
  return Fastify({
    loggerInstance: logger,
    // Requests are counted, not logged one by one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => traceIdOf(headers) ?? String(++calls),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: refuseMalformed,
    trustProxy: config.trustProxy,
    bodyLimit,
    requestTimeout: 30_000,
    handlerTimeout: patienceMs,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
}
