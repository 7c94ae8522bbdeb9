import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server that runs on `data` already, if one does. A `postmaster.pid` that a dead one left is removed. */
export function runningPostmaster(data: string): Postmaster | null {
  const file = join(data, 'postmaster.pid');
  const [pid, , , port] = readLines(file).map(Number);
  if (!pid) return null;
  if (runsOn(pid, data)) return port ? { pid, port } : null;
  // A number used again by another program would keep PostgreSQL from starting for ever.
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

/** Every process of PostgreSQL has the data folder as its working folder; a dead one not yet reaped has none. */
function runsOn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return commandOf(pid).includes(data);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/** Whether any process of PostgreSQL is still at work on `data`: those of a killed postmaster write on for a moment. */
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
