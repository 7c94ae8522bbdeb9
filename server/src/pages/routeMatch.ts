import type { ReleasedRemote, Release, RouteDescriptor } from '@scoreline/shared-lib/contract';

export interface MatchedRoute {
  remote: ReleasedRemote;
  route: RouteDescriptor;
  params: Record<string, string>;
}

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The values of a pattern's `:names` in a path, or null where it does not fit. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

const fixedParts = ({ route }: MatchedRoute) =>
  partsOf(route.path).filter((part) => !part.startsWith(':')).length;

/** The remote and route a path belongs to; a fixed path wins over one with parameters. */
export function matchRoute({ remotes }: Release, path: string): MatchedRoute | null {
  const matches = Object.values(remotes).flatMap((remote) =>
    remote.routes.flatMap((route) => {
      const params = matchPattern(route.path, path);
      return params ? [{ remote, route, params }] : [];
    }),
  );
  return matches.sort((a, b) => fixedParts(b) - fixedParts(a))[0] ?? null;
}
