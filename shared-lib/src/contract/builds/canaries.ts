import {
  type CanaryTerms,
  isWholeBuild,
  type PlacedBuild,
  type Release,
  type ReleasedRemote,
} from '../release';

/** Canaries assigned to a device: build ids by remote, or by `shell`. */
export type ChosenCanaries = Record<string, string>;

/** A canary of a release with its name. */
export interface NamedCanary extends CanaryTerms {
  name: string;
  build: string;
  owner: string;
}

/** Returns all canaries of a release of version 2, the shell's first. */
export function canariesOf({ canaries }: Pick<Release, 'canaries'>): NamedCanary[] {
  const { shell, remotes = {} } = canaries ?? {};
  const own = shell ? [{ ...shell, name: 'shell', owner: shell.team }] : [];
  return [...own, ...Object.values(remotes)].map(
    ({ name, build, owner, percent, salt, team, since }) => ({
      ...{ name, build, owner, percent, salt, team, since },
    }),
  );
}

/** Drops canaries that are not in the signed release. */
export const signedChoice = (release: Release, chosen: ChosenCanaries): ChosenCanaries =>
  Object.fromEntries(
    canariesOf(release)
      .filter(({ name, build }) => Object.hasOwn(chosen, name) && chosen[name] === build)
      .map(({ name, build }) => [name, build]),
  );

/** A canary of a remote falls back to the current build. */
function tried(
  {
    percent: _percent,
    salt: _salt,
    team: _team,
    since: _since,
    ...build
  }: PlacedBuild & CanaryTerms,
  current: ReleasedRemote | undefined,
): ReleasedRemote {
  const { fallback: _older, ...spare } = current ?? {};
  return current ? { ...build, fallback: spare as PlacedBuild } : build;
}

/**
 * Applies the chosen canaries to a release; choices that are not in the signed release are ignored. Pure, so that page server and
 * browser get the same result.
 */
export function withCanaries(release: Release, chosen: ChosenCanaries): Release {
  const { canaries } = release;
  if (!canaries) return release;
  const counting = signedChoice(release, chosen);
  const remotes = { ...release.remotes };
  for (const [name, canary] of Object.entries(canaries.remotes))
    if (Object.hasOwn(counting, name) && isWholeBuild(canary))
      remotes[name] = tried(canary, release.remotes[name]);
  const { shell } = canaries;
  return { ...release, remotes, ...(shell && counting['shell'] && { shell }) };
}
