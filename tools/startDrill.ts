import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from './run/children.mjs';
import { freePort } from './run/ports.mjs';

/*
 * `npm start` as a person has it: its server is killed, which is started again, and then it is told to stop, which ends all that
 * it had started. Unix alone. Prints what it saw, and ends with 1 where something is not as it should be.
 */

/** For what hangs: a first start builds everything. */
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

/** All that a process has started, and what those have started. */
function startedBy(pid: number, all = processes()): Process[] {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child, ...startedBy(child.pid, all)]);
}

async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

async function drill(dataDir: string): Promise<string[]> {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: dataDir, PORT: `${port}`, LOG_LEVEL: 'warn' };
  const start = spawn(process.execPath, ['tools/start.mjs'], {
    ...{ cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const ended = once(start, 'exit');
  let output = '';
  start.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const until = async (what: string, holds: () => Promise<boolean>) => {
    const from = performance.now();
    while (!(await holds())) {
      if (start.exitCode !== null)
        throw new Error(`npm start ended with ${start.exitCode}:\n${output}`);
      if (performance.now() - from > limitMs) throw new Error(`never ${what}:\n${output}`);
      await sleep(50);
    }
    process.stdout.write(`${what} after ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  };
  const server = () =>
    startedBy(start.pid!).find(({ command }) => /server[/\\]dist[/\\]main\.js/.test(command));
  const faults: string[] = [];

  try {
    await until('ready', () => isReady(port));
    const first = server();
    if (!first) throw new Error('no server among the children of npm start');
    process.kill(first.pid, 'SIGKILL');
    await until('away', async () => !(await isReady(port)));
    await until('ready again', () => isReady(port));
    if (!output.includes('The server died (SIGKILL)')) faults.push('nothing was said of the death');
    if (server()?.pid === first.pid) faults.push('the server that was killed is still there');
  } finally {
    const all = startedBy(start.pid!);
    const from = performance.now();
    start.kill('SIGTERM');
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    process.stdout.write(
      `stopped after ${((performance.now() - from) / 1000).toFixed(1)} s, with ${code ?? signal}\n`,
    );
    if (code !== 0) faults.push(`npm start ended with ${code ?? signal} instead of its server’s 0`);
    const left = processes().filter(({ pid }) => all.some((before) => before.pid === pid));
    faults.push(...left.map(({ pid, command }) => `left running: ${pid} ${command}`));
    for (const { pid } of left) process.kill(pid, 'SIGKILL');
  }
  return faults;
}

const folder = mkdtempSync(join(tmpdir(), 'scoreline-start-'));
try {
  const faults = await drill(folder);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
