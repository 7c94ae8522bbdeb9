import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { ownAccess, runningRegistry } from '@scoreline/registry/machine';
import { allRows } from '@scoreline/remote-kit/client';

import { root } from '../children.mjs';
import { freePort } from '../ports.mjs';
import { dataFolder } from '../dataFolder.mjs';

/*
 * Exercises `npm start` like a user: it kills the server and the registry, which must restart, then stops the command, which must
 * end everything it started. A second start without changes must build and release nothing. Unix only. Prints its findings, and
 * exits with 1 on a failure.
 */

/** Limit for a hang. A first start builds everything. */
const limitMs = 10 * 60_000;

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** All descendants of a process. */
function startedBy(pid: number, all = processes()): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...startedBy(child.pid, all)]);
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

/** Runs `npm start` with its data in this folder. */
async function launch(dataDir: string) {
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: `${port}`,
    OPS_PORT: '0',
    LOG_LEVEL: 'warn',
  };
  const start = spawn(process.execPath, ['tools/start.mjs'], {
    ...{ cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const ended = once(start, 'exit');
  let output = '';
  start.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));

  async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const from = performance.now();
    while (!(await holds())) {
      if (start.exitCode !== null)
        throw new Error(`npm start ended with ${start.exitCode}:\n${output}`);
      if (performance.now() - from > limitMs) throw new Error(`never ${what}:\n${output}`);
      await sleep(50);
    }
    process.stdout.write(`${what} after ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  }

  /**
   * Stops it.
   * @returns the failed expectations
   */
  async function stop(): Promise<string[]> {
    const all = startedBy(start.pid!);
    const from = performance.now();
    start.kill('SIGTERM');
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    process.stdout.write(
      `stopped after ${((performance.now() - from) / 1000).toFixed(1)} s, with ${code ?? signal}\n`,
    );
    // A process that has ended stays in the table until its parent collects it.
    const alive = processes().filter(({ command }) => !command.endsWith('<defunct>'));
    const left = alive.filter(({ pid }) => all.some((before) => before.pid === pid));
    for (const { pid } of left) process.kill(pid, 'SIGKILL');
    return [
      ...(code === 0 ? [] : [`npm start ended with ${code ?? signal} instead of its server’s 0`]),
      ...left.map(({ pid, command }) => `left running: ${pid} ${command}`),
    ];
  }

  /** Its child process `server` or `registry`. */
  const child = (name: string) =>
    startedBy(start.pid!).find(({ command }) => command.includes(join(name, 'dist', 'main.js')));
  return { output: () => output, until, stop, child, isReady: () => isReady(port) };
}

type Started = Awaited<ReturnType<typeof launch>>;

/** Every row of the registry's log so far. */
async function logOf(dataDir: string, { until }: Started): Promise<string[]> {
  await until('registry there', async () => (await runningRegistry(dataDir)) !== null);
  const address = await runningRegistry(dataDir);
  const rows = await allRows(await ownAccess(dataDir, address!));
  return rows.map(({ hash }) => hash);
}

/**
 * Built and released files by path, each with the hash of its bytes, or the modification time of files that only a build writes.
 */
function madeIn(dataDir: string): Map<string, string> {
  const built = [
    join(dataDir, 'built'),
    join(root, 'server/dist'),
    join(root, 'platform/registry/dist'),
  ];
  const made = new Map<string, string>();
  for (const folder of [...built, join(dataDir, 'registry')])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      const facts = statSync(path);
      if (!facts.isFile()) continue;
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
      made.set(path, built.includes(folder) ? `${hash} ${facts.mtimeMs}` : hash);
    }
  return made;
}

/** Kills a program that `npm start` runs, and waits for its restart. */
async function killOnce(
  { until, child, output }: Started,
  name: 'server' | 'registry',
  isThere: () => Promise<boolean>,
): Promise<string[]> {
  await until(`${name} ready`, isThere);
  const first = child(name);
  if (!first) throw new Error(`no ${name} among the children of npm start`);
  process.kill(first.pid, 'SIGKILL');
  await until(`${name} away`, async () => !(await isThere()));
  await until(`${name} ready again`, isThere);
  const isSaid = output().includes(`The ${name} died (SIGKILL)`);
  return [
    ...(isSaid ? [] : [`nothing was said of the death of the ${name}`]),
    ...(child(name)?.pid === first.pid ? [`the ${name} that was killed is still there`] : []),
  ];
}

/** Starts, runs `see`, and always stops. */
async function during<T>(dataDir: string, see: (started: Started) => Promise<T>) {
  const started = await launch(dataDir);
  const faults: string[] = [];
  try {
    const seen = await see(started);
    return { seen, faults };
  } finally {
    faults.push(...(await started.stop()));
  }
}

/** Files that a second start made although nothing had changed. */
function madeAgain(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const other = [...paths].filter((path) => before.get(path) !== after.get(path));
  return other.map((path) => `the second start made ${path} anew`);
}

async function drill(dataDir: string): Promise<string[]> {
  const first = await during(dataDir, async (started) => {
    const hasRegistry = async () => (await runningRegistry(dataDir)) !== null;
    const faults = [
      ...(await killOnce(started, 'server', started.isReady)),
      ...(await killOnce(started, 'registry', hasRegistry)),
    ];
    return { faults, log: await logOf(dataDir, started) };
  });
  const before = madeIn(dataDir);

  const second = await during(dataDir, async (started) => {
    await started.until('ready the second time', started.isReady);
    return { log: await logOf(dataDir, started), said: started.output() };
  });
  const { log, said } = second.seen;
  const steps = new Set(said.match(/\b(build (server|registry|pages)|release pages)\b/g));
  const after = madeIn(dataDir);
  process.stdout.write(
    `${before.size} files of builds and releases and ${first.seen.log.length} log entries before the second start, ` +
      `${after.size} and ${log.length} after it\n`,
  );
  return [
    ...first.seen.faults,
    ...first.faults,
    ...second.faults,
    ...(before.size === 0 || first.seen.log.length === 0
      ? ['the first start released nothing']
      : []),
    ...[...steps].map((step) => `the second start had to ${step}`),
    ...(isDeepStrictEqual(log, first.seen.log) ? [] : ['the second start added to the log']),
    ...madeAgain(before, after),
  ];
}

const folder = dataFolder('scoreline-start');
try {
  const faults = await drill(folder);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
