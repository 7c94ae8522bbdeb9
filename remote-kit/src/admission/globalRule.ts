import type { BuildDescriptor, ReleasedRemote } from '@scoreline/shared-lib/contract';

type Named = Pick<BuildDescriptor, 'name' | 'build' | 'global'>;

/** The reason that stands against a build whose global another build has. */
export const takenGlobal = ({ name, global }: Named, other: Pick<Named, 'name' | 'build'>) =>
  `${name}: its global ${global} is that of ${other.name} ${other.build}, and a page would take one for the other: put a hash of the sources into the container's name and output.uniqueName`;

/** New builds of a release under a global that another build of the same release has, the ones to fall back to among them. */
export function globalProblems(
  fresh: readonly ReleasedRemote[],
  all: readonly ReleasedRemote[],
): string[] {
  const builds = all.flatMap((remote): Named[] =>
    remote.fallback ? [remote, remote.fallback] : [remote],
  );
  return fresh.flatMap((remote) => {
    const other = builds.find(
      ({ name, build, global }) =>
        global === remote.global && (name !== remote.name || build !== remote.build),
    );
    return other ? [takenGlobal(remote, other)] : [];
  });
}
