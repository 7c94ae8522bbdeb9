import { canariesOf, type Release } from '@scoreline/shared-lib/contract';

import type { CurrentRelease } from '@scoreline/platform-server';

/** A canary build of a brand. */
export interface TriedBuild {
  remote: string;
  build: string;
  owner: string;
  brand: string;
  /** Percent of the devices. */
  percent: number;
  /** Its start, in ISO 8601. */
  since: string;
  /** The build of all other devices; null if they have none. */
  current: string | null;
}

/** A brand's release, and its canary of version 1. */
interface Running {
  stable: CurrentRelease | null;
  canary: CurrentRelease | null;
}

const buildIn = ({ shell, remotes }: Release, name: string): string | null =>
  (name === 'shell' ? shell.build : remotes[name]?.build) ?? null;

/** The builds in which a canary of version 1 differs from the release. */
function firstTried(stable: Release, canary: Release): TriedBuild[] {
  const { brand, shell, remotes, createdAt: since } = canary;
  const percent = canary.canary?.percent ?? 0;
  const all = [{ name: 'shell', build: shell.build, owner: 'platform' }, ...Object.values(remotes)];
  return all
    .filter(({ name, build }) => buildIn(stable, name) !== build)
    .map(({ name, build, owner }) => ({
      ...{ remote: name, build, owner, brand, percent, since, current: buildIn(stable, name) },
    }));
}

export const triedBuilds = (running: readonly Running[]): TriedBuild[] =>
  running.flatMap(({ stable, canary }) => {
    if (!stable) return [];
    const { release } = stable;
    const named = canariesOf(release).map(({ name, build, owner, percent, since }) => ({
      ...{ remote: name, build, owner, brand: release.brand, percent, since },
      current: buildIn(release, name),
    }));
    return [...named, ...(canary ? firstTried(release, canary.release) : [])];
  });
