import { Refusal } from '@scoreline/remote-kit/admission';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';

import { admitGuard, type Caller, createCallers } from './access/caller';
import { releaseKey } from './keys/signingKeys';
import type { HighestPolicy } from './policy/highestPolicy';
import { currentPolicy, signedPolicy } from './policy/policies';
import { renewAll } from './releases/renew';
import { serveAddresses } from './routes/addresses';
import { serveBuilds } from './routes/builds';
import { serveChanges } from './routes/changes';
import { serveLog } from './routes/log';
import { servePreviews } from './routes/previews';
import { servePolicy } from './routes/policy';
import { serveReleases } from './routes/releases';
import type { Blobs } from './store/blobs';
import type { Tables } from './store/tables';

export interface Deps {
  db: Kysely<Tables>;
  blobs: Blobs;
  /** Folder of the release keys. */
  keys: string;
  rootKey: string;
  /** The highest policy ever in force, independent of the database. */
  highest: HighestPolicy;
  now(): Date;
  /** Called after each new release; its errors are reported and undo nothing. */
  changed?(): Promise<void>;
  /** The site that build addresses lead to, with `{brand}` for the brand's key; without it they lead nowhere. */
  site?: string | undefined;
  logger: { error(details: object, message: string): void };
}

/** Only builds are larger. */
const bodyLimit = 256 * 1024;

const statuses: Record<string, number> = { access: 403, sequence: 409, canary: 409 };

/** A full disk or quota: reported as such, because a retry does not help. */
const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function answerError(deps: Deps, error: unknown, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const { rule, message: reason, file } = error;
    // For routes at which a browser may prompt for a token.
    const asks = reply.hasHeader('www-authenticate') && 401;
    return reply.code(asks || (statuses[rule] ?? 422)).send({ refused: { rule, file, reason } });
  }
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode && statusCode < 500)
    return reply.code(statusCode).send({ refused: { rule: 'request', reason: message } });
  deps.logger.error({ err: error }, 'a request failed');
  const what = isFull(error) ? 'the registry’s disk is full' : 'the registry cannot do this now';
  return reply.code(503).send({ error: `${what}; nothing was changed` });
}

/** Shared by all routes: the current policy, the caller, and the dependencies of a release. */
export function openContext(deps: Deps) {
  const { db, blobs, keys, now, changed, logger } = deps;
  const callers = createCallers();
  const policy = () => currentPolicy(deps);
  const admitted = new WeakMap<FastifyRequest, Caller>();
  const caller = async (authorization: string | undefined) =>
    callers(authorization, await policy(), now());
  return {
    policy,
    changed: async () => {
      await changed?.().catch((error: unknown) =>
        logger.error({ err: error }, 'the server’s folder could not be brought up to date'),
      );
    },
    caller,
    /**
     * Hooks that authenticate the caller before the body is read.
     * @throws Refusal for an unknown token.
     */
    onlyTeams: {
      onRequest: async (request: FastifyRequest) => {
        admitted.set(request, await caller(request.headers.authorization));
      },
    },
    onlyGuard: {
      onRequest: async ({ headers }: FastifyRequest) =>
        admitGuard(headers.authorization, await policy(), now()),
    },
    /** The caller at a route with `onlyTeams`. */
    callerOf(request: FastifyRequest): Caller {
      const found = admitted.get(request);
      if (!found) throw new Error('a route was asked that admits anybody');
      return found;
    },
    site: async () => {
      const [current, at] = [await policy(), now()];
      return { db, blobs, policy: current, key: await releaseKey(keys, current, at), now: at };
    },
  };
}

export type Context = ReturnType<typeof openContext>;

/** The registry's HTTP interface; it has no state besides its dependencies. */
export function buildApp(deps: Deps): FastifyInstance & { renew(): Promise<void> } {
  const app = Fastify({ bodyLimit });
  const context = openContext(deps);
  const renew = async () => {
    if (!(await signedPolicy(deps.db))) return;
    const report = (track: string, error: unknown) =>
      deps.logger.error({ err: error, track }, 'a release could not be renewed');
    const renewed = await renewAll(await context.site(), report);
    if (renewed.length > 0) await context.changed();
  };
  const followPolicy = () => renew().finally(context.changed);
  app.setErrorHandler((error, _request, reply) => answerError(deps, error, reply));
  app.get('/healthz', () => ({ ok: true }));
  servePolicy(app, deps, followPolicy);
  serveBuilds(app, deps, context);
  serveChanges(app, context);
  serveReleases(app, deps, context);
  serveLog(app, deps, context);
  servePreviews(app, deps, context);
  serveAddresses(app, deps, context);
  return Object.assign(app, { renew });
}
