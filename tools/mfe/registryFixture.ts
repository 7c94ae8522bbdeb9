import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BuildDescriptor, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { type SigningKey, signingKey } from './keys';
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

/** A registry with these builds of a shell or remotes, and the key its releases are signed with. */
export async function registryWith(
  ...builds: [name: string, build: string][]
): Promise<{ registry: Registry; key: SigningKey }> {
  const registry = await emptyRegistry();
  for (const [name, build] of builds) await putBuild(registry, name, build);
  return { registry, key: await signingKey(await mkdtemp(join(tmpdir(), 'keys-'))) };
}
