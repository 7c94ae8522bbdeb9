import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildIdOf, integrityOf } from '@scoreline/remote-kit/build-id';
import { type BuildStore, openBuildStore } from '@scoreline/remote-kit/build-store';
import { writeAtomically } from '@scoreline/remote-kit/durable';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

/** An empty store in its own folder. */
export async function emptyStore(): Promise<BuildStore> {
  return openBuildStore(await mkdtemp(join(tmpdir(), 'builds-')));
}

type Files = Record<string, string>;

const filesOf = (name: string, version: number, more: Files): Files => ({
  'entry.js': `/* ${name} ${version} */`,
  ...more,
});

/** The descriptor of a build with one script, as webpack would write it, plus `more` files. */
function describedBuild(
  name: string,
  version: number,
  over: Partial<BuildDescriptor> = {},
  more: Files = {},
): BuildDescriptor {
  const files = Object.entries(filesOf(name, version, more)).map(([path, text]) => {
    const bytes = Buffer.from(text);
    return { path, integrity: integrityOf(bytes), bytes: bytes.length };
  });
  const described = {
    ...{ name, contract: '^1.1.0', owner: name, routes: [], namespaces: [] },
    ...{ entry: 'entry.js', initial: [], locales: {}, files },
    global: name === 'shell' ? '' : `${name.replaceAll('-', '_')}_${version}`,
    ...over,
  };
  return { ...described, build: buildIdOf(described) };
}

/** The id of the build that `putBuild` makes from the same arguments. */
export const buildOf = (...build: Parameters<typeof describedBuild>): string =>
  describedBuild(...build).build;

/** Puts a build into the store as `mfe build` would, without compiling. */
export async function putBuild(
  store: BuildStore,
  ...[name, version, over, more = {}]: Parameters<typeof describedBuild>
): Promise<string> {
  const descriptor = describedBuild(name, version, over, more);
  const folder = store.build(name, descriptor.build);
  const bundled = { packages: {}, sharedLib: [], shares: {}, fromShell: {} };
  for (const [path, text] of Object.entries(filesOf(name, version, more)))
    await writeAtomically(join(folder, path), text);
  if (name !== 'shell')
    await writeAtomically(join(folder, 'bundled.json'), JSON.stringify(bundled));
  await writeAtomically(join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  return descriptor.build;
}
