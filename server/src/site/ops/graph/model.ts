import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '@scoreline/shared-lib/contract';

/** A remote of the releases in force, with what it asks of the shell and what it brings itself. */
export interface GraphRemote {
  remote: string;
  build: string;
  owner: string;
  /** Paths without language. */
  routes: string[];
  /** What it takes from the shell, by name, in the range it asks for. */
  shares: Record<string, string>;
  /** Libraries inside the build, `name@version`. */
  bundled: string[];
}

interface Bundled {
  shares?: Record<string, string>;
  packages?: Record<string, number>;
}

const nothing: Bundled = {};

/** What a build's own list says, where it came with one. */
const bundledIn = (registry: string, name: string, build: string): Promise<Bundled> =>
  readFile(join(registry, 'builds', name, build, 'bundled.json'), 'utf8').then(
    (text) => JSON.parse(text) as Bundled,
    () => nothing,
  );

/** Every remote and build that one of the releases runs, in the order of their names. */
export async function remotesOf(
  registry: string,
  releases: readonly Release[],
): Promise<GraphRemote[]> {
  const all = releases.flatMap(({ remotes }) => Object.values(remotes));
  const builds = new Map(all.map((remote) => [`${remote.name} ${remote.build}`, remote]));
  const found = [...builds.values()].map(async ({ name, build, owner, routes }) => {
    const { shares = {}, packages = {} } = await bundledIn(registry, name, build);
    const paths = routes.map(({ path }) => path);
    const facts = { remote: name, build, owner, routes: paths };
    return { ...facts, shares, bundled: Object.keys(packages).sort() };
  });
  return (await Promise.all(found)).sort((a, b) => (a.remote < b.remote ? -1 : 1));
}

/** A library that remotes take from the shell, with the ranges they ask for: the parts of shared-lib are one. */
export interface SharedLibrary {
  name: string;
  ranges: string[];
}

const libraryOf = (share: string) => {
  const [scope = '', name = ''] = share.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

/** Names of the libraries that a remote takes. */
export const librariesOf = ({ shares }: GraphRemote): string[] => [
  ...new Set(Object.keys(shares).map(libraryOf)),
];

/** Every library that is shared, those that most remotes take first. */
export function sharedLibraries(remotes: readonly GraphRemote[]): SharedLibrary[] {
  const ranges = new Map<string, Set<string>>();
  const takers = new Map<string, number>();
  for (const remote of remotes) {
    for (const name of librariesOf(remote)) takers.set(name, (takers.get(name) ?? 0) + 1);
    for (const [share, range] of Object.entries(remote.shares)) {
      const known = ranges.get(libraryOf(share)) ?? new Set();
      ranges.set(libraryOf(share), known.add(range));
    }
  }
  const order = (a: string, b: string) =>
    (takers.get(b) ?? 0) - (takers.get(a) ?? 0) || (a < b ? -1 : 1);
  return [...ranges.keys()]
    .sort(order)
    .map((name) => ({ name, ranges: [...(ranges.get(name) ?? [])].sort() }));
}
