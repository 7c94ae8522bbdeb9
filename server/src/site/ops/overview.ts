import type { Release, VitalName } from '@scoreline/shared-lib/contract';

import type { CurrentRelease } from '@scoreline/platform-server';
import type { PromotionsOverview } from '../../members/promotion/operators/overview';
import type { ReplicaFacts } from '@scoreline/database/replicas/replicas';
import type { Quota } from '../../store/quota';
import type { ReleaseAct } from '@scoreline/shared-lib/contract';
import type { GuardView } from '../guard/view';
import type { GraphRemote } from './graph/model';
import type { TriedBuild } from './graph/tried';
import type { BuildFigures, Failure, Figures } from '../../wire/telemetry/remotes/figures';

/** The third quartile of a figure and its number of visits; null without reports. */
type Quartile = { value: number; count: number } | null;

export interface BuildOverview {
  build: string;
  /** Brands whose release runs the build. Without any, only stale tabs or fallbacks use it. */
  runsIn: string[];
  fallbackIn: string[];
  /** Brands with a canary of the build. */
  triedIn: { brand: string; percent: number }[];
  /** The last hour per minute, oldest first. */
  loads: number[];
  failures: number[];
  loadMs: Quartile;
  vitals: Record<VitalName, Quartile>;
}

export interface RemoteOverview {
  remote: string;
  owner: string;
  builds: BuildOverview[];
}

export interface ReleaseOverview {
  brand: string;
  env: string;
  channel: string;
  seq: number;
  createdAt: string;
  keyId: string;
}

/** The figures of a client's widgets in the last week. */
export interface WidgetFigures {
  clientId: string;
  impressions: number;
  clicks: number;
  registrations: number;
}

export interface Overview {
  takenAt: string;
  releases: ReleaseOverview[];
  remotes: RemoteOverview[];
  lastFailures: Failure[];
  quotas: readonly Quota[];
  replicas: readonly ReplicaFacts[];
  widgets: readonly WidgetFigures[];
  promotions: PromotionsOverview;
  /** Newest first. */
  releaseLog: readonly ReleaseAct[];
  tried: readonly TriedBuild[];
  /** The canaries in the guard's view, over all servers. */
  guard: readonly GuardView[];
  /** The running remotes and their shared libraries. */
  graph: readonly GraphRemote[];
}

interface Named {
  remote: string;
  build: string;
  owner: string;
  runsIn: string[];
  fallbackIn: string[];
  triedIn: BuildOverview['triedIn'];
}

/** Every build that a release runs or falls back to. */
function releasedBuilds(releases: readonly Release[], tried: readonly TriedBuild[]): Named[] {
  const found = new Map<string, Named>();
  const named = (remote: string, build: string, owner: string): Named => {
    const key = `${remote}/${build}`;
    const entry = found.get(key) ?? {
      remote,
      build,
      owner,
      runsIn: [],
      fallbackIn: [],
      triedIn: [],
    };
    found.set(key, entry);
    return entry;
  };
  for (const { brand, shell, remotes } of releases) {
    named('shell', shell.build, 'platform').runsIn.push(brand);
    for (const { name, build, owner, fallback } of Object.values(remotes)) {
      named(name, build, owner).runsIn.push(brand);
      if (fallback) named(name, fallback.build, fallback.owner).fallbackIn.push(brand);
    }
  }
  for (const { remote, build, owner, brand, percent } of tried)
    named(remote, build, owner).triedIn.push({ brand, percent });
  return [...found.values()];
}

const silent = Array.from({ length: 60 }, () => 0);

function overviewOf(
  { build, runsIn, fallbackIn, triedIn }: Named,
  figures: BuildFigures | undefined,
  now: number,
): BuildOverview {
  const third = (name: VitalName) => figures?.vitals[name].quantile(0.75, now) ?? null;
  return {
    build,
    runsIn,
    fallbackIn,
    triedIn,
    loads: figures?.loads.series(now) ?? silent,
    failures: figures?.failures.series(now) ?? silent,
    loadMs: figures?.loadMs.quantile(0.75, now) ?? null,
    vitals: { LCP: third('LCP'), INP: third('INP'), CLS: third('CLS') },
  };
}

/** The releases of every brand, joined with the telemetry of visitors' browsers. */
export function takeOverview(
  current: readonly CurrentRelease[],
  figures: Figures,
  now: Date,
  others: Omit<Overview, 'takenAt' | 'releases' | 'remotes' | 'lastFailures'>,
): Overview {
  const known = figures.builds();
  const released = releasedBuilds(
    current.map(({ release }) => release),
    others.tried,
  );
  const isReleased = (figuresOfBuild: BuildFigures) =>
    released.some(
      ({ remote, build }) => remote === figuresOfBuild.remote && build === figuresOfBuild.build,
    );
  const unreleased = known
    .filter((each) => !isReleased(each))
    .map(({ remote, build, owner }) => ({
      remote,
      build,
      owner,
      runsIn: [],
      fallbackIn: [],
      triedIn: [],
    }));
  const remotes = new Map<string, RemoteOverview>();
  for (const named of [...released, ...unreleased]) {
    const { remote, owner } = named;
    const entry = remotes.get(remote) ?? { remote, owner, builds: [] };
    remotes.set(remote, entry);
    const own = known.find((each) => each.remote === remote && each.build === named.build);
    entry.builds.push(overviewOf(named, own, now.getTime()));
  }
  return {
    takenAt: now.toISOString(),
    releases: current.map(({ release: { brand, env, channel, seq, createdAt }, signed }) => ({
      ...{ brand, env, channel, seq, createdAt },
      keyId: signed.keyId,
    })),
    remotes: [...remotes.values()].sort((a, b) => (a.remote < b.remote ? -1 : 1)),
    lastFailures: figures.failures(),
    ...others,
  };
}
