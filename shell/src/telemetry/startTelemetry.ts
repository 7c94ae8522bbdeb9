import { note } from './journal';
import { marksOf, networkMark } from './visits';
import { watchVitals } from './vitals';

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
