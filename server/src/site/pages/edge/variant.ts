import { devCookie } from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { readCookie } from '../../../wire/gateway/request/cookies';
import { heldBy } from '../../previews/tester';
import { hasCanary, type CurrentRelease } from '../../releases/releases';
import { agentOf } from '../visitor/agent';
import type { PageOptions } from '../options';
import { brandOf, cookieOf, type PageRequest } from '../visitor/visit';

/**
 * In which a cache in front says on what of its visitor the page may depend, as a `Cookie` header is written:
 * `v=1; mp-lan=es; tz=Europe%2FMadrid; sport=football; languages=es-ES,es`. All but the version may be missing.
 */
export const variantHeader = 'edge-variant';
const version = '1';
/** Longer ones are nobody's choices. */
const longestVariant = 400;

/** Whoever names no language is shown the brand's own and led nowhere else, as crawlers are: most of them are. */
const namesNoLanguage = 'crawler';

/** What all who ask alike ask for, and the release that they run. */
interface SharedVisit {
  request: PageRequest;
  current: CurrentRelease;
}

export const comesByEdge = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[variantHeader] !== undefined;

/** Null for a request that no cache sent, or one of another version. */
function variantOf({ headers }: PageRequest): string | null {
  const variant = headers[variantHeader];
  if (typeof variant !== 'string' || variant.length > longestVariant) return null;
  return readCookie(variant, 'v') === version ? variant : null;
}

/** A proxy that lets visitors name a host of their own would let them put one brand's page in the place of another's. */
const isForwardedElsewhere = ({ headers }: PageRequest) =>
  headers['x-forwarded-host'] !== undefined && headers['x-forwarded-host'] !== headers.host;

/** What is written for one visitor alone: a tester, a developer, an app, a crawler. */
function isAlone(request: FastifyRequest): boolean {
  const { isAppShell, isCrawler } = agentOf(request.headers['user-agent']);
  if (isAppShell || isCrawler || isForwardedElsewhere(request)) return true;
  return heldBy(request) !== null || cookieOf(request, devCookie) !== undefined;
}

/** The request as the variant has it: nothing else of the visitor is left, so that nothing else can be written. */
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
 * The visit of all who ask alike, where a cache in front asks for them and may keep what it is told; null for a visitor of
 * one's own. While a canary runs, which build a page has is the device's: there is nothing that all share.
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
