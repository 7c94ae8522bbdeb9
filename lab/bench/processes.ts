import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

interface Process {
  pid: number;
  parent: number;
}

/** All processes of the machine that have not ended. */
function running(): Process[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, state = 'Z'] = /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
    // A process that has ended stays in the table until its parent collects it.
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }];
  });
}

/** A process and all its descendants. */
export function familyOf(pid: number, all: readonly Process[]): number[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => familyOf(child.pid, all))];
}

/** Kills a process with all its descendants, in any group or session, and waits until they are gone. */
export async function killFamily(pid: number): Promise<void> {
  const family = new Set(familyOf(pid, running()));
  for (const each of family)
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  while (running().some((each) => family.has(each.pid))) await sleep(20);
}
