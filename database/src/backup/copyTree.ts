import { constants } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Account } from '../embedded/account';

export interface CopyOptions {
  /** Whether to omit a path inside the folder, with slashes. */
  skips?: (path: string) => boolean;
  /** Owner of the copy; the caller by default. */
  account?: Account | null;
  /** Receives the size of each copied file, in bytes. */
  copied?: (bytes: number) => void;
}

/**
 * Copies a folder and syncs each file to disk before the next. A file that disappears meanwhile is omitted: a running database
 * removes some, and its log records that.
 */
export async function copyTree(
  from: string,
  to: string,
  options: CopyOptions = {},
  path = '',
): Promise<void> {
  const { skips, account, copied } = options;
  await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  if (account) await chown(join(to, path), account.uid, account.gid);
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const own = path ? `${path}/${entry.name}` : entry.name;
    if (skips?.(own)) continue;
    if (entry.isDirectory()) await copyTree(from, to, options, own);
    else if (entry.isFile()) {
      const bytes = await copyOne(join(from, own), join(to, own)).catch(unlessGone);
      if (bytes === null) continue;
      if (account) await chown(join(to, own), account.uid, account.gid);
      copied?.(bytes);
    }
  }
}

async function copyOne(from: string, to: string): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
  return (await stat(to)).size;
}

function unlessGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Total bytes of the files in a folder. */
export async function sizeOf(
  folder: string,
  skips: (path: string) => boolean = () => false,
  path = '',
): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    const own = path ? `${path}/${entry.name}` : entry.name;
    if (skips(own)) continue;
    if (entry.isDirectory()) bytes += await sizeOf(folder, skips, own);
    else bytes += (await stat(join(folder, own)).catch(() => ({ size: 0 }))).size;
  }
  return bytes;
}
