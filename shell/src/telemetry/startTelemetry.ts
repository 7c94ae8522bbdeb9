import type { VitalName } from '@scoreline/shared-lib/contract';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

import { note, pageAt } from './journal';
import { marksOf, networkMark } from './visits';

interface Started {
  build: string;
  /** Address of the shell's first script. */
  address: string;
  /** Milliseconds from page load to first render. */
  ms: number;
}

/** Reports the page's load and its web vitals; a separate file, loaded once the page is idle. */
export function startTelemetry({ build, address, ms }: Started): void {
  const marks = { ...marksOf(build, 'load'), ...networkMark(address) };
  note({ kind: 'load', remote: 'shell', build, ms, ...marks });
  watchVitals();
}

/** Milliseconds since page load: the start of the slowest interaction for INP, otherwise 0, which is the first page. */
const momentOf = ({ name, entries }: Metric) => (name === 'INP' ? (entries[0]?.startTime ?? 0) : 0);

/** Reports each metric once: a page that becomes visible again would report it twice. */
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
