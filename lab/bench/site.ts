import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { killFamily } from './processes';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Limit for a hang. */
const limitSeconds = 20 * 60;

/** A temporary folder accessible to PostgreSQL's user, so that the database is stored in it and deleted with it. */
export async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** `npm start` on a folder. All times are seconds since this call. */
export function startSite(dataDir: string) {
  const port = 21_000 + Math.floor(Math.random() * 9_000);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    OPS_PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const startedAt = performance.now();
  const start = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ended = once(start, 'exit');
  const seconds = () => (performance.now() - startedAt) / 1000;
  const answers = (query: string) =>
    fetch(`http://127.0.0.1:${port}/readyz${query}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const requireAlive = () => {
    if (start.exitCode !== null) throw new Error(`npm start ended with ${start.exitCode}`);
    if (seconds() > limitSeconds) throw new Error(`npm start took over ${limitSeconds} s`);
  };
  const until = async (query: string): Promise<number> => {
    while (!(await answers(query))) {
      requireAlive();
      await sleep(25);
    }
    return seconds();
  };
  return {
    ready: () => until(''),
    complete: () => until('?seasons=complete'),
    /** Stops it and waits until its server and database have ended. */
    async stop(): Promise<void> {
      start.kill('SIGTERM');
      await ended;
      // The server closes its database after npm has ended.
      while (await answers('')) await sleep(100);
      await sleep(3_000);
    },
    /** Ends all remaining processes. */
    async close(): Promise<void> {
      if (start.exitCode !== null || start.signalCode !== null) return;
      await killFamily(start.pid!);
      await ended;
    },
  };
}
