import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

const recordSchema = z.object({
  startedAt: z.iso.datetime(),
  /** The earliest moment that can be restored from it. */
  endedAt: z.iso.datetime(),
  /** The first log segment that it needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  password: z.string(),
});

export type BaseRecord = z.infer<typeof recordSchema>;

export interface Base extends BaseRecord {
  folder: string;
}

export const basesFolder = (backupDir: string): string => join(backupDir, 'base');
/** Inside the folder of a base backup. */
export const recordFile = 'backup.json';

/** Complete base backups, oldest first. */
export async function readBases(backupDir: string): Promise<Base[]> {
  const home = basesFolder(backupDir);
  const names = await readdir(home).catch(() => []);
  const whole = names.filter((name) => !name.endsWith('.part')).sort();
  return Promise.all(
    whole.map(async (name) => {
      const folder = join(home, name);
      const text = await readFile(join(folder, recordFile), 'utf8');
      return { folder, ...recordSchema.parse(JSON.parse(text)) };
    }),
  );
}

/** A position in the log, independent of the timeline. */
const positionOf = (segment: string): string => segment.slice(8, 24);

/** Removes all but the newest `most` bases, and the log before the oldest of these. */
export async function prune(backupDir: string, wal: string, most: number): Promise<void> {
  const bases = await readBases(backupDir);
  const kept = bases.slice(-most);
  for (const { folder } of bases.slice(0, -most)) await rm(folder, { recursive: true });
  const first = positionOf(firstItem(kept).firstSegment);
  for (const name of await readdir(wal))
    if (/^[0-9A-F]{24}/.test(name) && positionOf(name) < first) await rm(join(wal, name));
}
