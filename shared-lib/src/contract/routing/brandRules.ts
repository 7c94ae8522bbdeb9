import type { RouteMatch } from './matchRoute';

const closed: Record<string, readonly string[]> = {
  futbol: [
    'login',
    'favourites',
    'change-password',
    // The list has the word, the route is called otherwise.
    'forgot-password',
    'forget-password',
    'reset-password',
    'trial',
    'app',
  ],
};

/** The fixed part of a route: a club whose name has "app" in it is still a club. */
const fixedPart = (match: RouteMatch): string =>
  match.route.path
    .split('/')
    .filter((segment) => !segment.startsWith(':'))
    .join('/');

/** Whether a brand has closed a path: on futbol all that contains login, favourites and the like. */
export function isClosed(brandKey: string, rest: string, match: RouteMatch | null): boolean {
  const searched = match ? fixedPart(match) : rest;
  return (closed[brandKey] ?? []).some((word) => searched.includes(word));
}
