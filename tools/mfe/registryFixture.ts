import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BuildDescriptor, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { openRegistry, type Registry, type Track, writeAtomically } from './registry';

export const track: Track = { brand: 'scoreline', env: 'prod', channel: 'stable' };

/** An empty registry in a folder of its own. */
export async function emptyRegistry(): Promise<Registry> {
  return openRegistry(await mkdtemp(join(tmpdir(), 'registry-')));
}

/** Puts a build into the registry as `mfe build` would, without compiling anything. */
export async function putBuild(
  registry: Registry,
  name: string,
  build: string,
  routes: RouteDescriptor[] = [],
): Promise<void> {
  const descriptor: BuildDescriptor = {
    name,
    build,
    contract: '^1.0.0',
    owner: name,
    routes,
    namespaces: [],
    entry: 'entry.js',
    global: `${name.replaceAll('-', '_')}_${build}`,
    initial: [],
    locales: {},
    files: [{ path: 'entry.js', integrity: `sha384-${build}`, bytes: 1 }],
  };
  const path = join(registry.build(name, build), 'descriptor.json');
  await writeAtomically(path, JSON.stringify(descriptor));
}
