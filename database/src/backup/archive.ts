import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { databaseAccount } from '../embedded/account';
import { isReachable, makePrivateFolder } from '../embedded/reach';
import type { Settings } from '../embedded/spawn';

/** The longest time until a commit is archived outside the database. */
const archiveSeconds = 60;

/** The folder of PostgreSQL's archived write-ahead log, one file per segment. */
export const walFolder = (backupDir: string): string => join(realpathSync(backupDir), 'wal');

/** PostgreSQL settings that archive its write-ahead log to `backupDir`. @throws if that is impossible */
export function archiveSettings(backupDir: string): Settings {
  if (process.platform === 'win32') throw new Error('BACKUP_DIR is not offered on Windows.');
  mkdirSync(backupDir, { recursive: true });
  const wal = walFolder(backupDir);
  // The archive command is a shell line in which PostgreSQL replaces sequences that begin with a percent sign.
  if (/["'`$%\\]/.test(wal))
    throw new Error(`BACKUP_DIR: ${backupDir} has a character that a shell would read.`);
  const account = databaseAccount();
  makePrivateFolder(wal, account);
  if (account && !isReachable(wal, account))
    throw new Error(
      `BACKUP_DIR: user ${account.uid}, whom the database runs as, cannot reach ${wal}: open its folders to others (chmod o+x).`,
    );
  const [to, draft] = [`"${wal}/%f"`, `"${wal}/%f.part"`];
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: `${archiveSeconds}s`,
    // An existing file is the same segment, whose confirmation a crash lost.
    archive_command: `if test -f ${to}; then cmp -s "%p" ${to}; else cp "%p" ${draft} && (sync ${draft} 2>/dev/null || sync) && mv ${draft} ${to}; fi`,
  };
}
