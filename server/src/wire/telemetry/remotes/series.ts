import type { TelemetryEvent, VitalName } from '@scoreline/shared-lib/contract';
import { Counter, Histogram, type Metric, type Registry } from 'prom-client';

import type { KnownBuild } from './knownBuilds';

const vitals = {
  LCP: { name: 'web_vital_lcp_seconds', buckets: [0.5, 1, 1.5, 2, 2.5, 4, 6, 10] },
  INP: { name: 'web_vital_inp_seconds', buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1] },
  CLS: { name: 'web_vital_cls_score', buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5] },
} satisfies Record<VitalName, { name: string; buckets: number[] }>;

function createMeters(metrics: Registry) {
  const vital = (name: VitalName) =>
    new Histogram({
      ...vitals[name],
      help: `${name} as visitors had it, by the remote, build and route they were on`,
      labelNames: ['remote', 'build', 'route'],
      registers: [metrics],
    });
  return {
    loads: new Histogram({
      name: 'remote_load_seconds',
      help: 'Time from asking for a remote to having it evaluated, in visitors’ browsers',
      labelNames: ['remote', 'build'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 10],
      registers: [metrics],
    }),
    failures: new Counter({
      name: 'remote_failures_total',
      help: 'What went wrong in a remote: while it was loaded, rendered, or in its scripts',
      labelNames: ['remote', 'build', 'owner', 'phase'],
      registers: [metrics],
    }),
    vitals: { LCP: vital('LCP'), INP: vital('INP'), CLS: vital('CLS') },
  };
}

/** The metrics of remotes at `/metrics`. */
export function createSeries(metrics: Registry) {
  const meters = createMeters(metrics);
  const all: Metric[] = [meters.loads, meters.failures, ...Object.values(meters.vitals)];

  function add({ remote, build, owner, routes }: KnownBuild, event: TelemetryEvent): void {
    if (event.kind === 'load') return meters.loads.observe({ remote, build }, event.ms / 1000);
    if (event.kind === 'failure') {
      return meters.failures.inc({ remote, build, owner, phase: event.phase });
    }
    const route = routes.has(event.route) ? event.route : 'other';
    const value = event.name === 'CLS' ? event.value : event.value / 1000;
    meters.vitals[event.name].observe({ remote, build, route }, value);
  }

  /** Removes a build that is long gone; otherwise every deployment would leave its series behind. */
  async function forget(remote: string, build: string): Promise<void> {
    for (const meter of all) {
      const { values } = await meter.get();
      for (const { labels } of values) {
        const { le: _bucket, ...named } = labels as Record<string, string | number>;
        if (named.remote === remote && named.build === build) meter.remove(named);
      }
    }
  }

  return { add, forget };
}
