import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Release } from '@scoreline/shared-lib/contract';

/** A remote of the current releases, with its shared and its bundled libraries. */
export interface GraphRemote {
  remote: string;
  build: string;
  owner: string;
  /** Paths without language. */
  routes: string[];
  /** Libraries shared with the shell, by name, with the requested range. */
  shares: Record<string, string>;
  /** Libraries inside the build, `name@version`. */
  bundled: string[];
}

interface Bundled {
  shares?: Record<string, string>;
  packages?: Record<string, number>;
}

const nothing: Bundled = {};

/** The build's own list, if it has one. */
const bundledIn = (registry: string, name: string, build: string): Promise<Bundled> =>
  readFile(join(registry, 'builds', name, build, 'bundled.json'), 'utf8').then(
    (text) => JSON.parse(text) as Bundled,
    () => nothing,
  );

/** Every remote and build of the releases, sorted by name. */
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

/** A library that remotes share with the shell, with the requested ranges. The parts of shared-lib count as one. */
export interface SharedLibrary {
  name: string;
  ranges: string[];
}

const libraryOf = (share: string) => {
  const [scope = '', name = ''] = share.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

export const librariesOf = ({ shares }: GraphRemote): string[] => [
  ...new Set(Object.keys(shares).map(libraryOf)),
];

/** Every shared library, the most used ones first. */
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
