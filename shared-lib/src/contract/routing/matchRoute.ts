import { readId } from '../id';
import { itemAt } from '../lists';
import type { RouteDescriptor } from '../release';
import { sports } from '../sport';

export type RoutePattern = Pick<RouteDescriptor, 'path' | 'keepsLanguage'>;

export interface RouteMatch<R extends RoutePattern = RoutePattern> {
  route: R;
  params: Record<string, string>;
}

const numbered = ['tournamentId', 'eventId', 'competitorId', 'playerId'];

function fits(name: string, value: string): boolean {
  if (name === 'sportName') return (sports as readonly string[]).includes(value);
  return !numbered.includes(name) || readId(value) !== undefined;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

function paramsOf(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const value = decoded(itemAt(segments, at));
    if (value === null) return null;
    if (!part.startsWith(':')) {
      if (part !== value) return null;
      continue;
    }
    if (!fits(part.slice(1), value)) return null;
    params[part.slice(1)] = value;
  }
  return params;
}

const segmentsMeet = (one: string, other: string): boolean => {
  if (one.startsWith(':') && other.startsWith(':')) return true;
  if (one.startsWith(':')) return fits(one.slice(1), other);
  return other.startsWith(':') ? fits(other.slice(1), one) : one === other;
};

/** Whether some address could match both route paths. */
export function pathsMeet(one: string, other: string): boolean {
  const [some, others] = [segmentsOf(one), segmentsOf(other)];
  return (
    some.length === others.length &&
    some.every((part, at) => segmentsMeet(part, itemAt(others, at)))
  );
}

/** Routes with fewer named segments come first, so that `/favourites/addFavorite` does not match a named segment. */
const named = (path: string): number => segmentsOf(path).filter((s) => s.startsWith(':')).length;

/** The route of a path without language; null if there is none, or its sport or id is invalid. */
export function matchRoute<R extends RoutePattern>(
  routes: readonly R[],
  rest: string,
): RouteMatch<R> | null {
  const segments = segmentsOf(rest);
  const candidates = routes.flatMap((route) => {
    const params = paramsOf(segmentsOf(route.path), segments);
    return params ? [{ route, params }] : [];
  });
  return candidates.sort((a, b) => named(a.route.path) - named(b.route.path))[0] ?? null;
}
