import {
  canariesOf,
  type CanaryGuard,
  type Release,
  trackName,
} from '@scoreline/shared-lib/contract';

/** A canary, and the build that all other devices run. */
export interface GuardedCanary {
  /** `scoreline/prod/stable`. */
  track: string;
  /** A remote's name or `shell`. */
  remote: string;
  build: string;
  /** Its start, in ISO 8601. */
  since: string;
  current: string;
  team: string;
  /** The team's own thresholds, if it sets any. */
  guard?: CanaryGuard;
}

/** The canaries of a release that have a build to compare with; a new remote's canary has none. */
export const guardedCanaries = (release: Release): GuardedCanary[] =>
  canariesOf(release).flatMap(({ name, build, since, team }) => {
    const current = name === 'shell' ? release.shell.build : release.remotes[name]?.build;
    const guard = release.canaries?.guards?.[name];
    const facts = { track: trackName(release), remote: name, build, since, team };
    return current ? [{ ...facts, current, ...(guard && { guard }) }] : [];
  });
