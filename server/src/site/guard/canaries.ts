import {
  canariesOf,
  type CanaryGuard,
  type Release,
  trackName,
} from '@scoreline/shared-lib/contract';

/** A canary beside the build that all other devices run. */
export interface GuardedCanary {
  /** `scoreline/prod/stable`. */
  track: string;
  /** Or `shell`. */
  remote: string;
  build: string;
  /** When it began, in ISO 8601. */
  since: string;
  /** What it is compared with. */
  current: string;
  team: string;
  /** What its team asks of the guard, where it asks for anything. */
  guard?: CanaryGuard;
}

/** The canaries of a release that can be compared: of a remote that not all have yet there is nothing to compare with. */
export const guardedCanaries = (release: Release): GuardedCanary[] =>
  canariesOf(release).flatMap(({ name, build, since, team }) => {
    const current = name === 'shell' ? release.shell.build : release.remotes[name]?.build;
    const guard = release.canaries?.guards?.[name];
    const facts = { track: trackName(release), remote: name, build, since, team };
    return current ? [{ ...facts, current, ...(guard && { guard }) }] : [];
  });
