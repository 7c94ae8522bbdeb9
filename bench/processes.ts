import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

interface Process {
  pid: number;
  parent: number;
}

/** All of the machine that are not ended yet. */
function running(): Process[] {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, pid, parent, state = 'Z'] = /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line) ?? [];
    // One that has ended stays in the table until its parent has heard of it.
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent) }];
  });
}

/** A process, all that it has started, and what those have started. */
export function familyOf(pid: number, all: readonly Process[]): number[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [pid, ...children.flatMap((child) => familyOf(child.pid, all))];
}

/** Kills a process with all that it has started, in whatever group or session that is, and waits until they are gone. */
export async function killFamily(pid: number): Promise<void> {
  const family = new Set(familyOf(pid, running()));
  for (const each of family)
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  while (running().some((each) => family.has(each.pid))) await sleep(20);
}
