import { note } from './journal';
import { watchVitals } from './vitals';

/** Watches how the page feels; comes as a file of its own once the page is idle. */
export function startTelemetry(shell: { build: string; ms: number }): void {
  note({ kind: 'load', remote: 'shell', ...shell });
  watchVitals();
}
