import {
  type BuildDescriptor,
  isWholeBuild,
  type PlacedBuild,
  type Release,
  type ReleasedRemote,
  releasedShell,
} from '@scoreline/shared-lib/contract';

import { type Builds, readDescriptor } from './builds';

/** Build ids by name: `shell` and the remotes. */
export type Selection = Record<string, string>;

export type ReleaseContent = Pick<Release, 'shell' | 'remotes'>;

/** Build ids of a release by name. */
export function selectionOf({ shell, remotes }: ReleaseContent): Selection {
  const builds = Object.entries(remotes).map(([name, { build }]) => [name, build] as const);
  return { shell: shell.build, ...Object.fromEntries(builds) };
}

/** Path at which the server, or a static host, serves a build. */
export const baseOf = (name: string, build: string): string => `/builds/${name}/${build}/`;

/** The descriptor's own fields only: a file in the registry must not add a fallback to a release. */
function described(descriptor: BuildDescriptor): BuildDescriptor {
  const { name, build, contract, owner, routes, namespaces } = descriptor;
  const { entry, global, initial, locales, firstData, files } = descriptor;
  const facts = { name, build, contract, owner, routes, namespaces };
  return { ...facts, entry, global, initial, locales, ...(firstData && { firstData }), files };
}

/** @throws if the build is missing or incomplete. */
export async function needDescriptor(builds: Builds, name: string, build: string) {
  const descriptor = await readDescriptor(builds, name, build);
  if (!descriptor) throw new Error(`no build ${build} of ${name} in ${builds.root}`);
  if (descriptor.name !== name) {
    throw new Error(`the descriptor.json of ${name} ${build} is that of ${descriptor.name}`);
  }
  if (!isWholeBuild(descriptor)) throw new Error(`${name} ${build} has no whole descriptor.json`);
  return described(descriptor);
}

function withFallback(remote: BuildDescriptor, previous: ReleaseContent | null): ReleasedRemote {
  const base = baseOf(remote.name, remote.build);
  const last = previous?.remotes[remote.name];
  if (!last) return { ...remote, base };
  const { fallback: older, ...lastBuild } = last;
  const fallback = last.build === remote.build ? older : lastBuild;
  return fallback ? { ...remote, base, fallback } : { ...remote, base };
}

/** An unchanged remote is copied from the previous release, not read again from the registry. */
async function remoteOf(
  builds: Builds,
  [name, build]: [string, string],
  previous: ReleaseContent | null,
): Promise<ReleasedRemote> {
  const last = previous?.remotes[name];
  if (last?.build === build) return last;
  return withFallback(await needDescriptor(builds, name, build), previous);
}

/**
 * A build with the address of its folder.
 * @throws if the build is missing or incomplete.
 */
export async function placedBuild(
  builds: Builds,
  name: string,
  build: string,
): Promise<PlacedBuild> {
  return { ...(await needDescriptor(builds, name, build)), base: baseOf(name, build) };
}

/**
 * The content of a release: the selected builds, each remote with its previous build as fallback.
 * @throws if a selected build is missing or incomplete.
 */
export async function compose(
  builds: Builds,
  { shell: shellBuild, ...selection }: Selection,
  previous: ReleaseContent | null,
): Promise<ReleaseContent> {
  if (!shellBuild) throw new Error('a release needs a build of the shell');
  const known = previous?.shell.build === shellBuild ? previous.shell : null;
  const shell = known ?? releasedShell(await placedBuild(builds, 'shell', shellBuild));
  const remotes: Record<string, ReleasedRemote> = {};
  for (const one of Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1))) {
    remotes[one[0]] = await remoteOf(builds, one, previous);
  }
  return { shell, remotes };
}
