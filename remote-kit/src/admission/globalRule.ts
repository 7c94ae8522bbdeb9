import type { BuildDescriptor, ReleasedRemote } from '@scoreline/shared-lib/contract';

type Named = Pick<BuildDescriptor, 'name' | 'build' | 'global'>;

/** The reason that stands against a build whose global another build has. */
export const takenGlobal = ({ name, global }: Named, other: Pick<Named, 'name' | 'build'>) =>
  `${name}: its global ${global} is that of ${other.name} ${other.build}, and a page would take one for the other: put a hash of the sources into the container's name and output.uniqueName`;

/**
 * The reason against a container whose name could be another's, or a global of the page: a script sets it on the global object.
 * The shell's build has none.
 */
export function foreignGlobal({ name, global }: Pick<Named, 'name' | 'global'>): string | null {
  const own = name.replaceAll('-', '_');
  return global === own || global.startsWith(`${own}_`)
    ? null
    : `${name}: its global ${global} is not its own: call the container ${own}_ and a hash of the sources`;
}

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
