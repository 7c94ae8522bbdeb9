import type { BuildDescriptor, ReleasedRemote } from '@scoreline/shared-lib/contract';

type Named = Pick<BuildDescriptor, 'name' | 'build' | 'global'>;

/** The reason to refuse a build whose global belongs to another build. */
export const takenGlobal = ({ name, global }: Named, other: Pick<Named, 'name' | 'build'>) =>
  `${name}: its global ${global} is that of ${other.name} ${other.build}, and a page would take one for the other: put a hash of the sources into the container's name and output.uniqueName`;

/**
 * The reason to refuse a container whose name could be another remote's or a global of the page; null if it is fine. The entry
 * script assigns it on the global object. The shell's build has none.
 */
export function foreignGlobal({ name, global }: Pick<Named, 'name' | 'global'>): string | null {
  const own = name.replaceAll('-', '_');
  return global === own || global.startsWith(`${own}_`)
    ? null
    : `${name}: its global ${global} is not its own: call the container ${own}_ and a hash of the sources`;
}

/** Problems of new builds whose global belongs to another build of the release, fallbacks included; one line each. */
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
