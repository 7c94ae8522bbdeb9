import {
  type CanaryTerms,
  isWholeBuild,
  type PlacedBuild,
  type Release,
  type ReleasedRemote,
} from '../release';

/** The canaries that a device was given: build ids by remote, or `shell`. */
export type ChosenCanaries = Record<string, string>;

/** A canary of a release by its name. */
export interface NamedCanary extends CanaryTerms {
  name: string;
  build: string;
  owner: string;
}

/** Every canary of a release of version 2, the shell's first. */
export function canariesOf({ canaries }: Pick<Release, 'canaries'>): NamedCanary[] {
  const { shell, remotes = {} } = canaries ?? {};
  const own = shell ? [{ ...shell, name: 'shell', owner: shell.team }] : [];
  return [...own, ...Object.values(remotes)].map(
    ({ name, build, owner, percent, salt, team, since }) => ({
      ...{ name, build, owner, percent, salt, team, since },
    }),
  );
}

/** What of a choice is in the release as it was signed: nothing else of it counts. */
export const signedChoice = (release: Release, chosen: ChosenCanaries): ChosenCanaries =>
  Object.fromEntries(
    canariesOf(release)
      .filter(({ name, build }) => Object.hasOwn(chosen, name) && chosen[name] === build)
      .map(({ name, build }) => [name, build]),
  );

/** A remote of a canary falls back to the build that everybody else runs. */
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
 * The release as a device with these canaries runs it; what of the choice is not in the signed release is left out. It depends
 * on nothing else, so that page server and browser have the same.
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
