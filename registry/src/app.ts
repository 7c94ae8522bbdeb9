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
  /** Which policy was in force, whatever the database says. */
  highest: HighestPolicy;
  now(): Date;
  /** Called after each release that was made; what it cannot do is reported and undoes nothing. */
  changed?(): Promise<void>;
  /** The site that builds' addresses lead to, `{brand}` in it for the brand's key; without it they lead nowhere. */
  site?: string | undefined;
  logger: { error(details: object, message: string): void };
}

/** Only a build is larger. */
const bodyLimit = 256 * 1024;

const statuses: Record<string, number> = { access: 403, sequence: 409, canary: 409 };

/** Where a disk or its owner's share of it is full, whoever asks is told: trying again does not help. */
const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function answerError(deps: Deps, error: unknown, reply: FastifyReply) {
  if (error instanceof Refusal) {
    const { rule, message: reason, file } = error;
    // Where a browser may be asked for a token.
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

/** What every route needs: the policy as of now, who calls, and what a release is made with. */
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
    /** Hooks that know who asks before anything of a body is read. @throws Refusal for nobody's token */
    onlyTeams: {
      onRequest: async (request: FastifyRequest) => {
        admitted.set(request, await caller(request.headers.authorization));
      },
    },
    onlyGuard: {
      onRequest: async ({ headers }: FastifyRequest) =>
        admitGuard(headers.authorization, await policy(), now()),
    },
    /** Who asks at a route of `onlyTeams`. */
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

/** The registry's HTTP interface; it has no state beside what it is given. */
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
