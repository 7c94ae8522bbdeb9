import {
  type BuildDescriptor,
  isWholeBuild,
  type Release,
  type ReleasedRemote,
} from '@scoreline/shared-lib/contract';

import { type Registry, readDescriptor } from './registry';

/** Build ids by name: `shell` and the remotes. */
export type Selection = Record<string, string>;

export type ReleaseContent = Pick<Release, 'shell' | 'remotes'>;

/** Where the server, or a static host, serves a build. */
export const baseOf = (name: string, build: string): string => `/builds/${name}/${build}/`;

/** @throws where the registry has not got the build, or only a part of it. */
export async function needDescriptor(registry: Registry, name: string, build: string) {
  const descriptor = await readDescriptor(registry, name, build);
  if (!descriptor) throw new Error(`no build ${build} of ${name} in ${registry.root}`);
  if (!isWholeBuild(descriptor)) throw new Error(`${name} ${build} has no whole descriptor.json`);
  return descriptor;
}

/** Two remotes that own one path would win or lose by chance of loading; a release refuses that. */
export function checkOwners(remotes: Record<string, BuildDescriptor>): void {
  const owners = new Map<string, string>();
  for (const { name, routes } of Object.values(remotes)) {
    for (const { path } of routes) {
      const shape = path.replace(/:[^/]+/g, ':');
      const other = owners.get(shape);
      if (other && other !== name) throw new Error(`${path} is owned by ${other} and by ${name}`);
      owners.set(shape, name);
    }
  }
}

function withFallback(remote: BuildDescriptor, previous: Release | null): ReleasedRemote {
  const base = baseOf(remote.name, remote.build);
  const last = previous?.remotes[remote.name];
  if (!last) return { ...remote, base };
  const { fallback: older, ...lastBuild } = last;
  const fallback = last.build === remote.build ? older : lastBuild;
  return fallback ? { ...remote, base, fallback } : { ...remote, base };
}

/** The content of a release: the selected builds, each remote with the build before it to fall back to. */
export async function compose(
  registry: Registry,
  { shell: shellBuild, ...selection }: Selection,
  previous: Release | null,
): Promise<ReleaseContent> {
  if (!shellBuild) throw new Error('a release needs a build of the shell');
  const shell = await needDescriptor(registry, 'shell', shellBuild);
  const names = Object.keys(selection).sort();
  const remotes: Record<string, ReleasedRemote> = {};
  for (const name of names) {
    const descriptor = await needDescriptor(registry, name, selection[name] ?? '');
    remotes[name] = withFallback(descriptor, previous);
  }
  checkOwners(remotes);
  const { build, initial, entry, locales, files } = shell;
  const scripts = [...initial, entry];
  return {
    shell: { build, base: baseOf('shell', build), initial: scripts, locales, files },
    remotes,
  };
}
