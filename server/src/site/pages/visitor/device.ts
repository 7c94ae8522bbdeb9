import { randomUUID } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { type CurrentRelease, hasCanary, runBy } from '@scoreline/platform-server';
import { agentOf } from './agent';
import { leftCanary } from '../scripts/canaryWatch';
import { deviceCookie, deviceCookieOf } from '../../../wire/gateway/request/deviceCookie';
import type { PageOptions } from '../options';
import { brandOf, originOf } from './visit';

/** The device id of the visitor's browser; crawlers have none. */
const deviceOf = (request: FastifyRequest): string | undefined =>
  agentOf(request.headers['user-agent']).isBot ? undefined : deviceCookieOf(request);

/** The release that the request's device runs. */
export async function releaseFor(
  request: FastifyRequest,
  options: PageOptions,
): Promise<CurrentRelease | null> {
  const { releases, env } = options;
  const running = await releases.running(brandOf(request, options).key, env);
  return runBy(running, deviceOf(request), leftCanary(request));
}

/**
 * As `releaseFor`, for a page. While a canary runs, a browser without an id gets one, as it would otherwise create itself,
 * so that it stays on its side from the first page on.
 */
export async function releaseForPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
): Promise<CurrentRelease | null> {
  const { releases, env } = options;
  const running = await releases.running(brandOf(request, options).key, env);
  const known = deviceOf(request);
  const { isBot } = agentOf(request.headers['user-agent']);
  if (known !== undefined || isBot || !hasCanary(running))
    return runBy(running, known, leftCanary(request));
  const id = randomUUID();
  const secure = originOf(request, options).startsWith('https:');
  reply.header('set-cookie', deviceCookie(id, secure));
  return runBy(running, id, leftCanary(request));
}
