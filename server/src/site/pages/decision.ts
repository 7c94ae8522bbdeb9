import {
  decideRoute,
  readAcceptLanguage,
  type Release,
  type ReleasedRemote,
  type RouteDecision,
  type RouteDescriptor,
  shellRoutes,
} from '@scoreline/shared-lib/contract';
import type { FastifyRequest } from 'fastify';

import { agentOf } from './agent';
import type { Brand } from './brand';
import { cookieOf } from './visit';

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

/** What a path leads to for this visitor; the client takes the same decision from the same code. */
export function decide(
  request: FastifyRequest,
  brand: Brand,
  release: Release,
  path: string,
): PageDecision {
  const { isCrawler, isAppShell } = agentOf(request.headers['user-agent']);
  const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  return decideRoute({
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
}
