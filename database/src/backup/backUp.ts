import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { onlyRow } from '../onlyRow';
import { withClient } from '../connection/admin';
import { databaseAccount } from '../embedded/account';
import {
  findClusterFolder,
  passwordOf,
  recordFile as clusterRecord,
} from '../embedded/clusterFolder';
import { startEmbedded } from '../embedded/start';
import { archiveSettings, walFolder } from './archive';
import { type BaseRecord, basesFolder, prune, recordFile } from './bases';
import { copyTree, sizeOf } from './copyTree';

export interface BackupOrder {
  dataDir: string;
  backupDir: string;
  /** Number of base backups to retain. */
  most: number;
  /** Receives the share that is copied, 0 to 1. */
  progress?: (share: number) => void;
}

/** Files that a database recreates at start, and its log, which is archived. */
export const isPassing = (path: string): boolean =>
  /^(postmaster\.(pid|opts)|pg_internal\.init|.*\/pg_internal\.init)$/.test(path) ||
  /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\//.test(path) ||
  /(^|\/)pgsql_tmp/.test(path);

/** The database within DATA_DIR, beside keys, releases and mails. */
const isDatabase = (path: string): boolean =>
  path === 'postgres' || path === clusterRecord || path.startsWith(`${clusterRecord}.`);

/**
 * Makes a base backup of the embedded database and the rest of DATA_DIR while the server runs, and returns its folder. With the
 * archived log, every later moment can be restored. An interrupted backup does not count.
 */
export async function backUp({ dataDir, backupDir, most, progress }: BackupOrder): Promise<string> {
  if (!existsSync(join(dataDir, clusterRecord)))
    throw new Error(`There is no database in ${dataDir}.`);
  const { url, close } = await startEmbedded({ dataDir, settings: archiveSettings(backupDir) });
  const { data } = findClusterFolder(dataDir, databaseAccount());
  const startedAt = new Date().toISOString();
  const name = startedAt.replace(/[:.]/g, '-');
  const folder = join(basesFolder(backupDir), name);
  const draft = `${folder}.part`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const all = (await sizeOf(data, isPassing)) + (await sizeOf(dataDir, isDatabase));
    let done = 0;
    const copied = (bytes: number) => progress?.(Math.min(1, (done += bytes) / all));
    const firstSegment = await withClient(url, async (client) => {
      const archiving = await client.query<{ archive_mode: string }>('SHOW archive_mode');
      if (onlyRow(archiving).archive_mode !== 'on')
        throw new Error('The server runs without BACKUP_DIR: set it, and start the server again.');
      const started = await client.query<{ segment: string }>(
        `SELECT pg_walfile_name(pg_backup_start($1, fast => true)) AS segment`,
        [`scoreline ${name}`],
      );
      await copyTree(data, join(draft, 'database'), { skips: isPassing, copied });
      await copyTree(dataDir, join(draft, 'files'), { skips: isDatabase, copied });
      // Returns once all of the log that the copy needs is archived.
      const stopped = await client.query<{ labelfile: string }>(
        'SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)',
      );
      await writeFile(join(draft, 'database/backup_label'), onlyRow(stopped).labelfile);
      return onlyRow(started).segment;
    });
    const record: BaseRecord = {
      ...{ startedAt, firstSegment, endedAt: new Date().toISOString() },
      password: passwordOf(dataDir)!,
    };
    await writeFile(join(draft, recordFile), `${JSON.stringify(record, null, 2)}\n`, {
      mode: 0o600,
    });
    await rename(draft, folder);
    await prune(backupDir, walFolder(backupDir), most);
    return folder;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await close();
  }
}
