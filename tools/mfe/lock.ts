import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The lock appears with its holder's number in it, or not at all: one that nobody owns could never be cleared. */
async function take(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(own, String(process.pid), { flag: 'wx' });
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

/** Removes the lock of a process that was killed while it held it. */
async function clearDead(path: string): Promise<void> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  if (Number.isInteger(pid) && pid > 0 && !isRunning(pid)) await rm(path, { force: true });
}

/** Runs `work` while no other process or task does so for the same path; fails after 30 s of waiting. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const giveUpAt = Date.now() + patienceMs;
  while (!(await take(path))) {
    if (Date.now() > giveUpAt) throw new Error(`${path} is held by another process`);
    await clearDead(path);
    await sleep(5 + Math.random() * 20);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
