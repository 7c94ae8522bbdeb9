import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { address } from './environment';
import { site } from './site';

/**
 * Starts the stories' server on `E2E_DATA_DIR`, which builds it and fills its seasons, then stops it. The next start reuses all
 * that.
 */
const server = spawn(process.execPath, [site.program], {
  cwd: site.cwd,
  env: { ...process.env, ...site.env },
  stdio: 'inherit',
});
const ended = once(server, 'exit');
const isReady = () =>
  fetch(`${address}/readyz?seasons=complete`).then(
    ({ ok }) => ok,
    () => false,
  );
while (server.exitCode === null && !(await isReady())) await sleep(250);
server.kill('SIGTERM');
const [code] = (await ended) as [number | null];
process.exitCode = code === 0 || code === 143 ? 0 : 1;
