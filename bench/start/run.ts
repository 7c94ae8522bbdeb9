import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { median } from '../measure';
import type { Row } from '../results';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;

/** Seconds from `npm start` to a ready server, which is then stopped. */
async function secondsToReady(dataDir: string, port: number): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const startedAt = performance.now();
  const start = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ended = once(start, 'exit');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (start.exitCode !== null) throw new Error(`npm start ended with ${start.exitCode}`);
    await sleep(25);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  start.kill('SIGTERM');
  await ended;
  // The server closes its database after npm has gone.
  while (await isReady()) await sleep(100);
  await sleep(3_000);
  return seconds;
}

/** Row 13 of the bars: the first start after the install, and the second one. */
export async function run(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreline-start-'));
  const port = 21_000 + Math.floor(Math.random() * 9_000);
  try {
    const first = await secondsToReady(dataDir, port);
    const later: number[] = [];
    for (let round = 0; round < rounds; round++) later.push(await secondsToReady(dataDir, port));
    return [
      {
        what: 'first npm start to /readyz, builds and all seasons, once',
        value: first,
        unit: 's',
        bar: { atMost: 150, beyond: 60 },
      },
      {
        what: 'second npm start to /readyz',
        value: median(later),
        unit: 's',
        bar: { atMost: 6, beyond: 3 },
        baseline: first,
        rounds,
        note: 'baseline is the first start',
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
