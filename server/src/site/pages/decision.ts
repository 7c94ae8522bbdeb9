import {
  decideRoute,
  isOlderApp,
  isUnprefixed,
  parsePath,
  paths,
  pathTo,
  readAcceptLanguage,
  type Release,
  type ReleasedRemote,
  type RouteDecision,
  type RouteDescriptor,
  shellRoutes,
} from '@scoreline/shared-lib/contract';

import { agentOf } from './visitor/agent';
import type { Brand } from './brand';
import { cookieOf, type PageRequest } from './visitor/visit';

export interface ReleasedRoute extends RouteDescriptor {
  /** Null for a page of the shell itself. */
  remote: ReleasedRemote | null;
}

export type PageDecision = RouteDecision<ReleasedRoute>;

const routesOf = ({ remotes }: Release): ReleasedRoute[] => [
  ...shellRoutes.map((route) => ({ ...route, remote: null })),
  ...Object.values(remotes).flatMap((remote) =>
    remote.routes.map((route) => ({ ...route, remote })),
  ),
];

/** Routes a path for this visitor. The client uses the same code and decides alike. */
export function decide(
  request: PageRequest,
  brand: Brand,
  release: Release,
  path: string,
): PageDecision {
  const { isCrawler, isAppShell } = agentOf(request.headers['user-agent']);
  if (isTooOld(request, brand) && !staysOpen.has(parsePath(brand.basePath, path).rest))
    return elsewhere(pathTo(brand, null, paths.appUpgrade));
  const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const decision = decideRoute({
    brand,
    path,
    search,
    visitor: {
      stored: cookieOf(request, 'mp-lan') ?? null,
      browserLanguages: readAcceptLanguage(request.headers['accept-language']),
      crawler: isCrawler,
      appShell: isAppShell,
    },
    routes: routesOf(release),
  });
  const home = decision.kind === 'show' ? brand.redirectUrls[decision.language] : undefined;
  if (decision.kind !== 'show' || !home || isUnprefixed(decision.rest)) return decision;
  const { origin, host, pathname: basePath } = new URL(home);
  if (host === request.host) return decision;
  return elsewhere(origin + pathTo({ basePath }, decision.segment, decision.rest) + search);
}

const elsewhere = (to: string): PageDecision => ({
  ...{ kind: 'redirect', to, status: 302, reason: 'brand' },
});

/** Pages available in an outdated app: the upgrade page and public documents. */
const staysOpen: ReadonlySet<string> = new Set([paths.appUpgrade, paths.privacy, paths.terms]);

/** Whether the app around the page is older than the brand's minimum version. */
export function isTooOld(request: PageRequest, { minAppVersion }: Brand): boolean {
  const { appVersion } = agentOf(request.headers['user-agent']);
  return minAppVersion !== '' && appVersion !== null && isOlderApp(appVersion, minAppVersion);
}
