import type { TelemetryEvent, VitalName } from '@scoreline/shared-lib/contract';
import type { Registry } from 'prom-client';

import type { KnownBuild, KnownBuilds } from './knownBuilds';
import { MinuteCounts, Samples } from './samples';
import { createSeries } from './series';

/** Maximum builds per remote: the running one, its fallback, and those in stale tabs. */
const mostBuilds = 5;
const mostMessages = 20;

export interface BuildFigures extends KnownBuild {
  loads: MinuteCounts;
  failures: MinuteCounts;
  loadMs: Samples;
  vitals: Record<VitalName, Samples>;
}

export interface Failure {
  at: number;
  remote: string;
  build: string;
  owner: string;
  phase: string;
  message: string;
}

const empty = (known: KnownBuild): BuildFigures => ({
  ...known,
  loads: new MinuteCounts(),
  failures: new MinuteCounts(),
  loadMs: new Samples(),
  vitals: { LCP: new Samples(), INP: new Samples(), CLS: new Samples() },
});

interface Options {
  metrics: Registry;
  known: KnownBuilds;
  now(): Date;
}

/** Telemetry of remotes from visitors' browsers, for the operations page and `/metrics`. */
export function createFigures({ metrics, known, now }: Options) {
  const series = createSeries(metrics);
  const builds = new Map<string, BuildFigures>();
  const failures: Failure[] = [];

  async function figuresOf(build: KnownBuild): Promise<BuildFigures> {
    const key = `${build.remote}/${build.build}`;
    const found = builds.get(key) ?? empty(build);
    builds.delete(key);
    builds.set(key, found);
    const same = [...builds.values()].filter(({ remote }) => remote === build.remote);
    for (const old of same.slice(0, -mostBuilds)) {
      builds.delete(`${old.remote}/${old.build}`);
      await series.forget(old.remote, old.build);
    }
    return found;
  }

  function countFailure(build: KnownBuild, phase: string, message: string, at: number): void {
    const { remote, owner } = build;
    failures.unshift({ at, remote, build: build.build, owner, phase, message });
    failures.splice(mostMessages);
  }

  async function add(event: TelemetryEvent): Promise<void> {
    const at = now().getTime();
    const build = await known(event.remote, event.build);
    const figures = await figuresOf(build);
    series.add(build, event);
    if (event.kind === 'load') {
      figures.loads.add(at);
      figures.loadMs.add(event.ms, at);
    } else if (event.kind === 'failure') {
      figures.failures.add(at);
      countFailure(build, event.phase, event.message, at);
    } else figures.vitals[event.name].add(event.value, at);
  }

  return { add, builds: () => [...builds.values()], failures: () => [...failures] };
}

export type Figures = ReturnType<typeof createFigures>;
