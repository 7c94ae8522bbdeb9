import { closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a rename survive a power cut: on a POSIX system the folder's entry needs an fsync of its own. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Removes the file if writing it fails: partial files would keep a full disk full. */
async function wholeOrGone(path: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Writes a new file that survives a power cut once its folder does; removes it on failure. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  await wholeOrGone(path, async () => {
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
  });
}

/** Writes the whole file or nothing: a reader sees the old content or the new one, even after a power cut. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  const temporary = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  await writeDurably(temporary, content);
  await wholeOrGone(temporary, () => rename(temporary, path));
  syncFolder(dirname(path));
}
