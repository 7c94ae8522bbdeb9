import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { medianFigures } from '../measure';
import type { Row } from '../results';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 5;

interface Times {
  ready: number;
  complete: number;
}

/** Seconds from `npm start` to a ready server and to all seasons; the server is then stopped. */
async function timesOfStart(dataDir: string, port: number): Promise<Times> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const startedAt = performance.now();
  const start = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const ended = once(start, 'exit');
  const answers = (query = '') =>
    fetch(`http://127.0.0.1:${port}/readyz${query}`).then(
      ({ ok }) => ok,
      () => false,
    );
  const secondsUntil = async (query?: string) => {
    while (!(await answers(query))) {
      if (start.exitCode !== null) throw new Error(`npm start ended with ${start.exitCode}`);
      await sleep(25);
    }
    return (performance.now() - startedAt) / 1000;
  };
  const ready = await secondsUntil();
  const complete = await secondsUntil('?seasons=complete');
  start.kill('SIGTERM');
  await ended;
  // The server closes its database after npm has gone.
  while (await answers()) await sleep(100);
  await sleep(3_000);
  return { ready, complete };
}

/** Row 13 of the bars: the first start after the install, and the second one. */
export async function run(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'scoreline-start-'));
  const port = 21_000 + Math.floor(Math.random() * 9_000);
  try {
    const first = await timesOfStart(dataDir, port);
    const later: number[] = [];
    for (let round = 0; round < rounds; round++)
      later.push((await timesOfStart(dataDir, port)).ready);
    return rowsOf(first, later);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const rowsOf = (first: Times, later: number[]): Row[] => [
  {
    what: 'first npm start to /readyz, builds and the days around today, once',
    value: first.ready,
    unit: 's',
    bar: { atMost: 60, beyond: 30 },
  },
  {
    what: 'first npm start to all seasons, once',
    value: first.complete,
    unit: 's',
    bar: { atMost: 180, beyond: 90 },
  },
  {
    what: 'second npm start to /readyz',
    unit: 's',
    bar: { atMost: 6, beyond: 3 },
    baseline: first.ready,
    ...medianFigures(later),
    note: 'baseline is the first start',
  },
];
