import { bizCodes, headerNames, isOlderApp } from '@scoreline/shared-lib/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { encrypt } from '../ciphers/aes';
import type { CipherStore } from '../ciphers/cipherStore';
import type { RsaKey } from '../ciphers/rsaKey';
import { noticingWrites } from '@scoreline/database/connection/writes';
import { nameRequest } from '../telemetry/requests';
import type { Answer, Answers } from './answers/answers';
import { BizError, failureEnvelope, genericMessage } from './bizError';
import { type Authenticate, callerOf, visitorOf } from './request/caller';
import type { Operations } from './dispatch';
import {
  acceptsGzip,
  appVersionOf,
  brandNumberOf,
  cipherIdOf,
  deviceIdOf,
} from './request/headers';
import { bodyLimit, type GatewayLimits } from './limits';
import { blockOfAddress } from './request/network';
import type { Operation, OperationContext } from './operation';
import type { Limit, RateLimiter } from './rateLimit';
import { isPassing, NotSignedIn, TooManyCalls, unavailable } from './refusals';
import { registerDevice, registerSession } from './request/registration';
import type { ReplicaReads } from './answers/replicaReads';
import { markWritten } from './answers/writtenMark';

export interface GatewayDeps {
  operations: Operations;
  answers: Answers;
  ciphers: CipherStore;
  rsaKey: RsaKey;
  rateLimiter: RateLimiter;
  limits: GatewayLimits;
  context: OperationContext;
  authenticate: Authenticate;
  /** The oldest supported app version of a brand; empty to support all. */
  leastAppVersion?: ((brandNumber: number) => string) | undefined;
  countryHeader?: string | undefined;
  originOf(request: FastifyRequest): string;
  /** Replicas for public answers; callers who have just written read the primary. */
  reads?: ReplicaReads | undefined;
}

const plain = 'application/json; charset=utf-8';
const encrypted = 'text/plain; charset=utf-8';
const cipherRefused = failureEnvelope(bizCodes.invalidInput, genericMessage);
const noSuchOperation = failureEnvelope(bizCodes.invalidInput, 'There is no such operation.');
const onlyPost = failureEnvelope(bizCodes.invalidInput, 'Operations are called by POST.');
const tooLarge = failureEnvelope(bizCodes.invalidInput, 'The request is too large.');
const failed = failureEnvelope(bizCodes.invalidInput, genericMessage);
const notSignedIn = failureEnvelope(bizCodes.invalidInput, 'Not Login');
const appTooOld = new BizError('appTooOld').envelope;
const tooMany = failureEnvelope(
  bizCodes.limitReached,
  'Too many requests. Please wait a moment and try again.',
);

/** `POST /api/*`: key registrations, and every operation, encrypted. */
export async function gatewayRoutes(app: FastifyInstance, deps: GatewayDeps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    if (isTooOld(deps, request)) answerPlain(reply, 426, appTooOld);
    else next();
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (error instanceof NotSignedIn) return answerPlain(reply, 401, notSignedIn);
    if (error instanceof TooManyCalls) return answerTooMany(reply, error.waitMs);
    const status = error.statusCode ?? 500;
    if (status === 413) return answerPlain(reply, 413, tooLarge);
    if (status === 408) return answerPlain(reply, 408, failed);
    if (status >= 400 && status < 500) return answerPlain(reply, 400, cipherRefused);
    request.log.error({ err: error }, 'a call failed');
    if (isPassing(error)) return answerPlain(unavailable(reply), 503, failed);
    return answerPlain(reply, 500, failed);
  });
  app.post('/patron/frontend/device', (request, reply) => register(deps, request, reply));
  app.post('/*', (request, reply) => call(deps, request, reply));
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (_request, reply) => answerPlain(reply.header('allow', 'POST'), 405, onlyPost),
  });
}

function isTooOld({ leastAppVersion }: GatewayDeps, { headers }: FastifyRequest): boolean {
  const version = appVersionOf(headers);
  const least = version && leastAppVersion?.(brandNumberOf(headers));
  return Boolean(version && least && isOlderApp(version, least));
}

const answerPlain = (reply: FastifyReply, status: number, envelope: unknown) =>
  reply.code(status).type(plain).send(JSON.stringify(envelope));

function answerTooMany(reply: FastifyReply, waitMs: number) {
  reply.header('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  return answerPlain(reply, 429, tooMany);
}

async function register(deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply) {
  const { limits } = deps;
  const body = bodyOf(request);
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  const [byAddress, byDevice] = isJson
    ? [limits.devicesByAddress, limits.devicesByDevice]
    : [limits.sessionsByAddress, limits.sessionsByDevice];
  const waitMs = await waitFor(deps, request, isJson ? 'device' : 'session', byAddress, byDevice);
  if (waitMs > 0) return answerTooMany(reply, waitMs);
  const envelope = isJson
    ? await registerDevice(deps.ciphers, body)
    : await registerSession(deps.ciphers, deps.rsaKey, body);
  return answerPlain(reply, 200, envelope);
}

async function waitFor(
  { rateLimiter }: GatewayDeps,
  request: FastifyRequest,
  what: string,
  byAddress: Limit,
  byDevice: Limit,
): Promise<number> {
  const waitMs = await rateLimiter.take(`${what}:address:${blockOfAddress(request.ip)}`, byAddress);
  const deviceId = deviceIdOf(request.headers);
  if (waitMs > 0 || !deviceId) return waitMs;
  return rateLimiter.take(`${what}:device:${deviceId}`, byDevice);
}

const bodyOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '');

async function call(deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply) {
  const { '*': path = '' } = request.params as { '*'?: string };
  const operation = deps.operations.get(path);
  if (!operation) return answerPlain(reply, 404, noSuchOperation);
  nameRequest(`POST /api/${path}`);
  const cipherId = cipherIdOf(request.headers);
  const fits = cipherId && (operation.cipher === 'device' || cipherId.kind === 'session');
  const opened = fits ? await deps.ciphers.open(cipherId, bodyOf(request)) : null;
  if (!opened) return answerPlain(reply, 400, cipherRefused);
  const answer = await answerTo(deps, operation, opened.request, { request, reply });
  return answerEncrypted(request, reply, { operation, key: opened.key, answer });
}

async function answerTo(
  deps: GatewayDeps,
  operation: Operation,
  asked: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Answer> {
  const { answers, reads } = deps;
  if (operation.access === 'public')
    return answers.of(operation, asked, () => visitorOf(deps, request, reply));
  const caller = await callerOf(deps, operation, request, reply);
  const asking = () => answers.of(operation, asked, () => caller);
  return reads ? marking(reads, caller, asking) : asking();
}

/** Answers, and marks a caller who wrote data of their own. */
async function marking(
  { replicas }: ReplicaReads,
  caller: OperationContext,
  asking: () => Promise<Answer>,
): Promise<Answer> {
  const { result, wrote } = await noticingWrites(asking);
  if (wrote) markWritten(caller, replicas.mostLagMs);
  return result;
}

interface Outgoing {
  operation: Operation;
  key: Buffer;
  answer: Answer;
}

async function answerEncrypted(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, key, answer }: Outgoing,
) {
  const mayCompress = operation.access === 'public' && acceptsGzip(request.headers);
  const compressed = mayCompress ? await answer.compressed() : null;
  if (compressed) reply.header(headerNames.cipherCoding, 'gzip');
  // As bytes, because Node reserves three bytes per character when it writes a text.
  const body = Buffer.from(encrypt(key, compressed ?? answer.plain), 'latin1');
  return reply.type(encrypted).send(body);
}
