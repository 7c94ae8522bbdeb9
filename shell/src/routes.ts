import { type Release, type RouteDescriptor, shellRoutes } from '@scoreline/shared-lib/contract';

/** A route with the remote that owns it; null for the shell's own. */
export interface OwnedRoute extends RouteDescriptor {
  remote: string | null;
}

/** The routes of every remote of the release, and the shell's own pages. */
export const routesOf = ({ remotes }: Release): OwnedRoute[] => [
  ...shellRoutes.map((route) => ({ ...route, remote: null })),
  ...Object.values(remotes).flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  ),
];
