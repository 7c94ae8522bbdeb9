import {
  isWholeBuild,
  type PlacedBuild,
  type Release,
  type ReleasedRemote,
} from '@scoreline/shared-lib/contract';

const isPlaced = (said: unknown): said is PlacedBuild =>
  isWholeBuild(said) && typeof (said as Partial<PlacedBuild>).base === 'string';

function wholeRemote(said: ReleasedRemote | null): ReleasedRemote | null {
  const { fallback, ...remote } = said ?? ({} as Partial<ReleasedRemote>);
  const spare = isPlaced(fallback) ? fallback : null;
  if (!isPlaced(remote)) return spare;
  return spare ? { ...remote, fallback: spare } : remote;
}

/** The release without malformed builds: such a remote falls back to its last good build, or is dropped. */
export function wholeRelease(release: Release): Release {
  const remotes = Object.entries(release.remotes).flatMap(([name, remote]) => {
    const whole = wholeRemote(remote);
    return whole ? [[name, whole] as const] : [];
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
}
