import type { CurrentRelease } from '../../releases/releases';

/** A build that a share of the devices of a brand tries. */
export interface TriedBuild {
  remote: string;
  build: string;
  owner: string;
  brand: string;
  /** Of the devices. */
  percent: number;
}

/** What runs on a brand: the release of all, and the canary beside it. */
interface Running {
  stable: CurrentRelease | null;
  canary: CurrentRelease | null;
}

/** Builds that canaries have and the releases beside them have not. */
export const triedBuilds = (running: readonly Running[]): TriedBuild[] =>
  running.flatMap(({ stable, canary }) => {
    const share = canary?.release.canary;
    if (!stable || !canary || !share) return [];
    const { brand, shell, remotes } = canary.release;
    const all = [
      { name: 'shell', build: shell.build, owner: 'platform' },
      ...Object.values(remotes),
    ];
    const current: Record<string, string> = { shell: stable.release.shell.build };
    for (const { name, build } of Object.values(stable.release.remotes)) current[name] = build;
    return all
      .filter(({ name, build }) => current[name] !== build)
      .map(({ name, build, owner }) => ({
        ...{ remote: name, build, owner, brand, percent: share.percent },
      }));
  });
