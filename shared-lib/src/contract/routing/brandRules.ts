import type { RouteMatch } from './matchRoute';

const closed: Record<string, readonly string[]> = {
  futbol: [
    'login',
    'favourites',
    'change-password',
    // The closed list names this word although the route is `forget-password`.
    'forgot-password',
    'forget-password',
    'reset-password',
    'trial',
    'app',
  ],
};

/** The fixed segments of a route: a club with "app" in its name must not match. */
const fixedPart = (match: RouteMatch): string =>
  match.route.path
    .split('/')
    .filter((segment) => !segment.startsWith(':'))
    .join('/');

/** Whether a brand has closed a path: on futbol every path that contains login, favourites and the like. */
export function isClosed(brandKey: string, rest: string, match: RouteMatch | null): boolean {
  const searched = match ? fixedPart(match) : rest;
  return (closed[brandKey] ?? []).some((word) => searched.includes(word));
}
