import { setTimeout as sleep } from 'node:timers/promises';

import { start } from '../../../tools/run/children.mjs';
import { freePort } from '../../../tools/run/ports.mjs';

const environment = (port: number, dataDir: string) => ({
  ...process.env,
  PORT: String(port),
  OPS_PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  FEED: 'none',
  LOG_LEVEL: 'fatal',
  DATABASE_URL: '',
  REDIS_URL: '',
  NATS_URL: '',
  BRAND: '',
  APP_ENV: 'prod',
});

/**
 * Starts a server with its own database and releases in `dataDir`, by Node with these arguments. `over` are settings.
 * @returns the port that it listens on
 * @throws if it exits, or is not ready after 120 s
 */
export async function startServer(
  dataDir: string,
  args: readonly string[],
  over: NodeJS.ProcessEnv = {},
): Promise<number> {
  const port = await freePort();
  const server = start(process.execPath, [...args], {
    env: { ...environment(port, dataDir), ...over },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(200)) {
    if (server.exitCode !== null) throw new Error('the server did not start');
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return port;
  }
  throw new Error('the server is not ready after 120 s');
}
