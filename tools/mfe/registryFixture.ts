import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { buildIdOf, integrityOf } from '@scoreline/remote-kit/build-id';
import { createKey, type SigningKey } from './keys';
import { openRegistry, type Registry, type Track, writeAtomically } from './registry';

export const track: Track = { brand: 'scoreline', env: 'prod', channel: 'stable' };

/** An empty registry in a folder of its own. */
export async function emptyRegistry(): Promise<Registry> {
  return openRegistry(await mkdtemp(join(tmpdir(), 'registry-')));
}

const sourceOf = (name: string, version: number) => `/* ${name} ${version} */`;

/** The descriptor of a build with one script, as webpack would have left it. */
function describedBuild(
  name: string,
  version: number,
  over: Partial<BuildDescriptor> = {},
): BuildDescriptor {
  const source = Buffer.from(sourceOf(name, version));
  const described = {
    name,
    contract: '^1.0.0',
    owner: name,
    routes: [],
    namespaces: [],
    entry: 'entry.js',
    global: `${name.replaceAll('-', '_')}_${version}`,
    initial: [],
    locales: {},
    files: [{ path: 'entry.js', integrity: integrityOf(source), bytes: source.length }],
    ...over,
  };
  return { ...described, build: buildIdOf(described) };
}

/** The id of the build that `putBuild` makes of the same. */
export const buildOf = (...build: Parameters<typeof describedBuild>): string =>
  describedBuild(...build).build;

/** Puts a build into the registry as `mfe build` would, without compiling anything. */
export async function putBuild(
  registry: Registry,
  ...[name, version, over]: Parameters<typeof describedBuild>
): Promise<string> {
  const descriptor = describedBuild(name, version, over);
  const folder = registry.build(name, descriptor.build);
  const bundled = { packages: {}, sharedLib: [], shares: {}, fromShell: {} };
  await writeAtomically(join(folder, 'entry.js'), sourceOf(name, version));
  await writeAtomically(join(folder, 'bundled.json'), JSON.stringify(bundled));
  await writeAtomically(join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  return descriptor.build;
}

/** A registry with these builds of a shell or remotes, and the key its releases are signed with. */
export async function registryWith(
  ...builds: [name: string, version: number][]
): Promise<{ registry: Registry; key: SigningKey }> {
  const registry = await emptyRegistry();
  for (const [name, version] of builds) await putBuild(registry, name, version);
  return { registry, key: await createKey(await mkdtemp(join(tmpdir(), 'keys-'))) };
}
