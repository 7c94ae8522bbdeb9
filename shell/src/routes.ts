import type { Release, RouteDescriptor } from '@scoreline/shared-lib/contract';

/** A route of the release, with the remote that owns it. */
export interface OwnedRoute extends RouteDescriptor {
  remote: string;
}

/** The routes of every remote of the release; the shell knows none of its own. */
export const routesOf = ({ remotes }: Release): OwnedRoute[] =>
  Object.values(remotes).flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );
