import type { BrandConfig, Release, RouteDescriptor } from '@scoreline/shared-lib/contract';
import { matchPath } from 'react-router';

/** A route of the release, with the remote that owns it. */
export interface OwnedRoute extends RouteDescriptor {
  remote: string;
}

/** The routes of every remote of the release; the shell knows none of its own. */
export const routesOf = ({ remotes }: Release): OwnedRoute[] =>
  Object.values(remotes).flatMap(({ name, routes }) =>
    routes.map((route) => ({ ...route, remote: name })),
  );

/** The address below the brand's base path, beginning with a slash. */
export const pathInBrand = ({ basePath }: BrandConfig, path: string): string =>
  path.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path;

export const matchRelease = (
  routes: readonly OwnedRoute[],
  brand: BrandConfig,
  path: string,
): OwnedRoute | undefined =>
  routes.find((route) => matchPath(route.path, pathInBrand(brand, path)));
