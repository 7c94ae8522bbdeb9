import type { VitalName } from '@scoreline/shared-lib/contract';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

import { note, pageAt } from './journal';
import { marksOf, networkMark } from './visits';

interface Started {
  build: string;
  /** Address of its first script. */
  address: string;
  /** From the page's beginning to its first render. */
  ms: number;
}

/** Watches how the page feels; comes as a file of its own once the page is idle. */
export function startTelemetry({ build, address, ms }: Started): void {
  const marks = { ...marksOf(build, 'load'), ...networkMark(address) };
  note({ kind: 'load', remote: 'shell', build, ms, ...marks });
  watchVitals();
}

/** The moment that made the figure: the slowest answer to a finger, the largest picture, the first shift. */
const momentOf = ({ name, entries }: Metric) => (name === 'INP' ? (entries[0]?.startTime ?? 0) : 0);

/** Hands on each figure once: what a page that comes back into sight still adds would count it twice. */
function watchVitals(): void {
  const reported = new Set<string>();
  const report = (metric: Metric) => {
    const page = pageAt(momentOf(metric));
    if (!page || reported.has(metric.id)) return;
    reported.add(metric.id);
    const value = Math.min(Math.round(metric.value * 1000) / 1000, 600_000);
    note({ kind: 'vital', name: metric.name as VitalName, value, ...page });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
}
