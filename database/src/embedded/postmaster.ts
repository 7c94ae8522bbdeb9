import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server already running on `data`, or null. Removes the `postmaster.pid` of a dead one. */
export function runningPostmaster(data: string): Postmaster | null {
  const file = join(data, 'postmaster.pid');
  const [pid, , , port] = readLines(file).map(Number);
  if (!pid) return null;
  if (runsOn(pid, data)) return port ? { pid, port } : null;
  // A process id reused by another program would keep PostgreSQL from ever starting.
  if (!anyRunsOn(data)) rmSync(file, { force: true });
  return null;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Every PostgreSQL process has the data folder as its working folder; a dead one not yet reaped has none. */
function runsOn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return commandOf(pid).includes(data);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/** Whether any PostgreSQL process still works on `data`: those of a killed postmaster continue to write for a moment. */
export function anyRunsOn(data: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && runsOn(Number(name), data));
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
