import { canariesOf, type Release } from '@scoreline/shared-lib/contract';

import type { CurrentRelease } from '../../releases/releases';

/** A build that a share of the devices of a brand tries. */
export interface TriedBuild {
  remote: string;
  build: string;
  owner: string;
  brand: string;
  /** Of the devices. */
  percent: number;
  /** When it began, in ISO 8601. */
  since: string;
  /** What all other devices run in its place; null where they have none. */
  current: string | null;
}

/** What runs on a brand: its release, and one of version 1 beside it. */
interface Running {
  stable: CurrentRelease | null;
  canary: CurrentRelease | null;
}

const buildIn = ({ shell, remotes }: Release, name: string): string | null =>
  (name === 'shell' ? shell.build : remotes[name]?.build) ?? null;

/** What a canary of version 1 has and the release beside it has not. */
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

/** Every canary of every brand. */
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
