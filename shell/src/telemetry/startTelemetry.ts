import { note } from './journal';
import { watchScripts } from './scriptErrors';
import { startTelling } from './tell';
import { watchVitals } from './vitals';

/** Watches the page and tells the server's `/telemetry`; comes as a file of its own once the page is idle. */
export function startTelemetry(apiUrl: string, shell: { build: string; ms: number }): void {
  note({ kind: 'load', remote: 'shell', ...shell });
  watchScripts();
  watchVitals();
  startTelling(`${apiUrl}/telemetry`);
}
