import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { Provider, SignInAttemptTable } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import { cookieLine, readCookie } from '../../wire/gateway/request/cookies';
import { blockOfAddress } from '../../wire/gateway/request/network';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { hashSecret, newSecret } from '../sessions/tokens';
import { attemptLifeMs, beginAttempt, browserCookieAt, issueTicket, takeAttempt } from './attempts';
import { answerPopup } from './popup';
import type { ProviderClient } from './providers';

export interface SignInDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  rateLimiter: RateLimiter;
  providers: ReadonlyMap<Provider, ProviderClient>;
  /** The origin of this server as the visitor sees it. */
  originOf: (request: FastifyRequest) => string;
  /** The brand's base path, `/` or `/livescore/`. */
  basePathOf: (request: FastifyRequest) => string;
  basePaths: readonly string[];
}

const starts = { burst: 20, perSecond: 0.2 };
const startSchema = z.object({
  display: z.enum(['page', 'popup']).default('page'),
  from: z.string().max(2000).default('/'),
});
const answerSchema = z.object({ state: z.string().min(1).max(200) });
const nameSchema = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

const redirectPath = (provider: Provider) =>
  provider === 'apple' ? '/apple/redirect' : `/auth/${provider}/callback`;

/** Serves `GET /auth/{provider}/start` and the provider's callbacks. */
export function serveSignIn(app: FastifyInstance, deps: SignInDeps): void {
  for (const base of new Set(['/', ...deps.basePaths])) {
    app.get(`${base}auth/:provider/start`, (request, reply) => start(deps, request, reply));
  }
  app.addHook('onRequest', async (request, reply) => {
    const query = appleAnswer(request);
    if (query)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/auth/apple/callback${query}`, 303);
    return undefined;
  });
  app.get('/auth/:provider/callback', (request, reply) => callback(deps, request, reply));
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post('/apple/redirect', appleRedirect);
    done();
  });
}

/** Apple posts across sites, without our cookies; after the redirect the browser sends them. */
async function appleRedirect(request: FastifyRequest, reply: FastifyReply) {
  const query = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  return reply.header('cache-control', 'no-store').redirect(`/auth/apple/callback?${query}`, 303);
}

const applePage = /^(?:\/[\w-]+)*\/apple\/redirect$/;

/** The query of Apple's answer by GET, which Apple uses if no name was requested. The page itself belongs to the shell. */
function appleAnswer({ method, url }: FastifyRequest): string | null {
  const [path = '', query = ''] = url.split('?');
  const isAnswer =
    method === 'GET' && applePage.test(path) && new URLSearchParams(query).has('state');
  return isAnswer ? `?${query}` : null;
}

const providerOf = (request: FastifyRequest) =>
  (request.params as { provider: string }).provider as Provider;

async function start(deps: SignInDeps, request: FastifyRequest, reply: FastifyReply) {
  const provider = providerOf(request);
  const client = deps.providers.get(provider);
  const asked = startSchema.safeParse(request.query);
  if (!client || !asked.success) return reply.code(404).send('This login method is not available.');
  const waitMs = await deps.rateLimiter.take(`sign-in:${blockOfAddress(request.ip)}`, starts);
  if (waitMs > 0)
    return reply
      .code(429)
      .header('retry-after', Math.ceil(waitMs / 1000))
      .send();
  const origin = deps.originOf(request);
  const browserCookie = browserCookieAt(origin);
  const browser = readCookie(request.headers.cookie, browserCookie) ?? newSecret();
  const { display, from } = asked.data;
  const secrets = await beginAttempt(deps, { provider, browser, display, returnTo: from });
  const redirectUri = origin + redirectPath(provider);
  reply.header(
    'set-cookie',
    cookieLine(browserCookie, browser, {
      ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: attemptLifeMs / 1000 },
      secure: origin.startsWith('https:'),
    }),
  );
  const to = await client.authorizationUrl({ redirectUri, ...secrets }).catch((error: unknown) => {
    deps.logger.warn({ err: error, provider }, 'sign-in: the provider cannot be reached');
    return null;
  });
  const outcome: Outcome = { provider, display, returnTo: from, error: 'unavailable' };
  if (!to) return finish(deps, request, reply, outcome);
  return reply.header('cache-control', 'no-store').redirect(to.href, 302);
}

async function callback(deps: SignInDeps, request: FastifyRequest, reply: FastifyReply) {
  const provider = providerOf(request);
  const client = deps.providers.get(provider);
  const answer = answerSchema.safeParse(request.query);
  const attempt =
    client && answer.success ? await takeAttempt(deps, provider, answer.data.state) : undefined;
  const display = attempt?.display ?? 'page';
  const returnTo = attempt?.return_to ?? '';
  const failed: Outcome = { provider, display, returnTo, error: 'failed' };
  const browserCookie = browserCookieAt(deps.originOf(request));
  const browser = readCookie(request.headers.cookie, browserCookie) ?? '';
  if (!client || !answer.success || !attempt?.browser_hash.equals(hashSecret(browser)))
    return finish(deps, request, reply, failed);
  try {
    const ticket = await ticketFor(deps, request, { client, attempt, state: answer.data.state });
    return await finish(deps, request, reply, { provider, display, returnTo, ticket });
  } catch (error) {
    deps.logger.info({ err: error, provider }, 'sign-in: the provider did not let in');
    return finish(deps, request, reply, failed);
  }
}

interface Answered {
  client: ProviderClient;
  attempt: Selectable<SignInAttemptTable>;
  state: string;
}

async function ticketFor(
  deps: SignInDeps,
  request: FastifyRequest,
  { client, attempt, state }: Answered,
): Promise<string> {
  const url = new URL(redirectPath(attempt.provider), deps.originOf(request));
  const query = new URLSearchParams(request.query as Record<string, string>);
  const user = query.get('user');
  query.delete('user');
  url.search = query.toString();
  const { nonce, verifier } = attempt;
  const identity = await client.exchange(url, { state, nonce, verifier });
  const name = identity.name || (attempt.provider === 'apple' ? appleName(user) : '');
  return issueTicket(deps, attempt.browser_hash, { ...identity, name });
}

/** Apple sends the name beside the token, at the first sign-in only. It is displayed and not trusted. */
function appleName(user: string | null): string {
  try {
    const { firstName, lastName } = nameSchema.parse(JSON.parse(user ?? '')).name;
    return `${firstName} ${lastName}`.trim().slice(0, 100);
  } catch {
    return '';
  }
}

export interface Outcome {
  provider: Provider;
  display: 'page' | 'popup';
  /** The address that started the sign-in. */
  returnTo: string;
  ticket?: string;
  error?: string;
}

/** Login pages in any language and brand; no other address is returned to. */
const loginPage = /^(?:\/[\w-]+)*\/login$/;

/** Redirects to the login page that started the sign-in, with a ticket; a pop-up posts to its opener. */
async function finish(
  deps: SignInDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
) {
  const { display, returnTo, ...reported } = outcome;
  const page = loginPage.test(returnTo) ? returnTo : `${deps.basePathOf(request)}login`;
  const login = `${page}?${new URLSearchParams(reported)}`;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (display === 'popup') return answerPopup(reply, reported, deps.originOf(request), login);
  return reply.redirect(login, 303);
}
