import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { createCipherStore } from './ciphers/cipherStore';
import type { RsaKey } from './ciphers/rsaKey';
import type { Config } from './config';
import type { Database } from './db/schema';
import { serveScreenshots } from './feedback/routes';
import { createAnswers } from './gateway/answers';
import { createDispatch, listOperations, type Dispatch } from './gateway/dispatch';
import { traceIdOf } from './gateway/headers';
import { bodyLimit, defaultLimits, type GatewayLimits } from './gateway/limits';
import type { Operation, OperationContext } from './gateway/operation';
import { memoryRateLimiter, type RateLimiter } from './gateway/rateLimit';
import { gatewayRoutes } from './gateway/routes';
import { memberOperations, type MemberDeps } from './members';
import { allOperations } from './operations';
import { serveDeviceCheck } from './sessions/deviceCheck';
import { createMetrics, measureRequests } from './telemetry/metrics';
import { serveHealth } from './telemetry/routes';
import { serveVip } from './vip/serve';

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
  metrics?: Registry;
  /** The live socket's hub; it is attached to the HTTP server. */
  live?: { attach(server: FastifyInstance['server']): void };
  /** Adds the pages, which may run operations in this process. */
  pages?: (app: FastifyInstance, dispatch: Dispatch) => void | Promise<void>;
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
  measureRequests(app, metrics);
  serveHealth(app, { db, metrics, isOpen: deps.isOpen ?? (() => true) });
  serveDeviceCheck(app, context);
  serveScreenshots(app, { db, now, rateLimiter });
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
    answers: createAnswers(context),
    ciphers: createCipherStore(db, now),
    rsaKey: deps.rsaKey,
    rateLimiter,
    limits: deps.limits ?? defaultLimits,
  });
  await deps.pages?.(app, createDispatch(operations, context));
  deps.live?.attach(app.server);
  await app.ready();
  return app;
}

function createServer({ config, logger }: AppDeps): FastifyInstance {
  let calls = 0;
  return Fastify({
    loggerInstance: logger,
    // Requests are counted, not logged one by one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) => traceIdOf(headers) ?? String(++calls),
    trustProxy: config.trustProxy,
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance;
}
