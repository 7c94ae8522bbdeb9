import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LRUCache } from 'lru-cache';
import { type BuildDescriptor, shellRoutes } from '@scoreline/shared-lib/contract';

export interface KnownBuild {
  remote: string;
  build: string;
  owner: string;
  routes: ReadonlySet<string>;
}

const mostRemembered = 500;
const nobody = new Set<string>();
const unknown: KnownBuild = { remote: 'other', build: 'other', owner: 'nobody', routes: nobody };

async function read(registry: string, name: string, build: string): Promise<KnownBuild> {
  const path = join(registry, 'builds', name, build, 'descriptor.json');
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return unknown;
  const { owner, routes } = JSON.parse(text) as BuildDescriptor;
  const paths = (name === 'shell' ? shellRoutes : routes).map((route) => route.path);
  return { remote: name, build, owner, routes: new Set(paths) };
}

/**
 * Looks builds up in the registry: a reported build becomes a label only if it exists there, so that nobody outside can
 * create series.
 */
export function createKnownBuilds(registry: string) {
  const known = new LRUCache<string, Promise<KnownBuild>>({ max: mostRemembered });
  return (name: string, build: string): Promise<KnownBuild> => {
    const key = `${name}/${build}`;
    const found = known.get(key) ?? read(registry, name, build);
    known.set(key, found);
    return found;
  };
}

export type KnownBuilds = ReturnType<typeof createKnownBuilds>;
