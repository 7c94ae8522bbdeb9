import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

import { databaseAccount } from '../db/embedded/account';
import { isReachable, makePrivateFolder } from '../db/embedded/reach';
import type { Settings } from '../db/embedded/spawn';

/** What is committed is outside of the database at the latest after this time. */
const archiveSeconds = 60;

/** Where PostgreSQL puts its write-ahead log, a segment a file. */
export const walFolder = (backupDir: string): string => join(realpathSync(backupDir), 'wal');

/** Settings of a PostgreSQL that writes what it commits into `backupDir` too. Throws where it cannot. */
export function archiveSettings(backupDir: string): Settings {
  if (process.platform === 'win32') throw new Error('BACKUP_DIR is not offered on Windows.');
  mkdirSync(backupDir, { recursive: true });
  const wal = walFolder(backupDir);
  // The command of the archive is a line of the shell, in which PostgreSQL replaces what begins with a percent sign.
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
    // One that is there already is the same one, whose receipt a crash has lost.
    archive_command: `if test -f ${to}; then cmp -s "%p" ${to}; else cp "%p" ${draft} && (sync ${draft} 2>/dev/null || sync) && mv ${draft} ${to}; fi`,
  };
}
