import { devCookie } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { readCookie } from '../../../wire/gateway/request/cookies';
import { heldBy } from '../../previews/tester';
import { hasCanary, type CurrentRelease } from '@scoreline/platform-server';
import { agentOf } from '../visitor/agent';
import type { PageOptions } from '../options';
import { brandOf, cookieOf, type PageRequest } from '../visitor/visit';

/**
 * The header in which a shared cache sends the visitor's properties that the page may depend on, in the format of a `Cookie`
 * header: `v=1; mp-lan=es; tz=Europe%2FMadrid; sport=football; languages=es-ES,es`. All but the version are optional.
 */
export const variantHeader = 'edge-variant';
const version = '1';
/** Longer values are never real choices. */
const longestVariant = 400;

/** A visitor without a language gets the brand's default and no redirect, as crawlers do; most of them are crawlers. */
const namesNoLanguage = 'crawler';

/** The request shared by all visitors of a variant, and their release. */
interface SharedVisit {
  request: PageRequest;
  current: CurrentRelease;
}

export const comesByEdge = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[variantHeader] !== undefined;

/** Null for a request without a variant, or with one of another version. */
function variantOf({ headers }: PageRequest): string | null {
  const variant = headers[variantHeader];
  if (typeof variant !== 'string' || variant.length > longestVariant) return null;
  return readCookie(variant, 'v') === version ? variant : null;
}

/** Otherwise a proxy that forwards hosts chosen by visitors would let them replace one brand's cached page with another's. */
const isForwardedElsewhere = ({ headers }: PageRequest) =>
  headers['x-forwarded-host'] !== undefined && headers['x-forwarded-host'] !== headers.host;

/** Whether the page is personal: for a tester, a developer, an app or a crawler. */
function isAlone(request: FastifyRequest): boolean {
  const { isAppShell, isCrawler } = agentOf(request.headers['user-agent']);
  if (isAppShell || isCrawler || isForwardedElsewhere(request)) return true;
  return heldBy(request) !== null || cookieOf(request, devCookie) !== undefined;
}

/** Reduces the request to its variant, so that nothing else about the visitor can reach the page. */
function requestOf(
  { headers, url, host, hostname, protocol, socket }: PageRequest,
  variant: string,
) {
  const languages = readCookie(variant, 'languages');
  const namesLanguage = (languages ?? readCookie(variant, 'mp-lan')) !== undefined;
  const asked = {
    host: headers.host,
    cookie: variant,
    ...(languages && { 'accept-language': languages }),
    ...(!namesLanguage && { 'user-agent': namesNoLanguage }),
  };
  return { url, host, hostname, protocol, socket, headers: asked };
}

/**
 * The visit of a variant if a shared cache sent the request and may store the answer; null for a personal visit. While a
 * canary runs, the build depends on the device, so nothing is shared.
 */
export async function sharedVisit(
  request: FastifyRequest,
  options: PageOptions,
): Promise<SharedVisit | null> {
  const variant = variantOf(request);
  if (variant === null || isAlone(request)) return null;
  const { releases, env } = options;
  const running = await releases.running(brandOf(request, options).key, env);
  if (!running.stable || hasCanary(running)) return null;
  return { request: requestOf(request, variant), current: running.stable };
}
