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
import { isbot } from 'isbot';

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

/** Browsers that are driven by a program, to measure or to test what visitors see: they are served as visitors. */
const measuring = /HeadlessChrome|Chrome-Lighthouse/;

const isCrawler = (agent: string) => isbot(agent) && !measuring.test(agent);

const isAppShell = (agent: string) => /\bScorelineApp\/\S+ \((?:ios|android)\)/.test(agent);

/** What a path leads to for this visitor; the client takes the same decision from the same code. */
export function decide(
  request: FastifyRequest,
  brand: Brand,
  release: Release,
  path: string,
): PageDecision {
  const agent = request.headers['user-agent'] ?? '';
  const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  return decideRoute({
    brand,
    path,
    search,
    visitor: {
      stored: cookieOf(request, 'mp-lan') ?? null,
      browserLanguages: readAcceptLanguage(request.headers['accept-language']),
      crawler: isCrawler(agent),
      appShell: isAppShell(agent),
    },
    routes: routesOf(release),
  });
}
