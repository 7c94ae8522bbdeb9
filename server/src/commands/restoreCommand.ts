import { readConfig } from '../config';
import { readArgs } from './commandLine';
import { runCommand } from './runCommand';
import { restore } from '@scoreline/database/backup/restore';
import { showShare } from '@scoreline/database/backup/showShare';

const usage = `Usage: npx scoreline restore [--at TIME]
Restores BACKUP_DIR into an empty DATA_DIR, as it was at TIME or at the end.
Example: BACKUP_DIR=/backup DATA_DIR=/new npx scoreline restore --at 2026-11-23T05:30:00Z`;

runCommand(usage, async (args) => {
  const { values } = readArgs(usage, { args, options: { at: { type: 'string' } } });
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime()))
    throw new Error(`--at is a time such as 2026-11-23T05:30:00Z, not ${values.at}.`);
  const { dataDir, backupDir } = readConfig(process.env);
  if (!backupDir) throw new Error('BACKUP_DIR is not set: name the folder of the backups.');
  const last = await restore({ backupDir, dataDir, at, progress: showShare('Restoring') });
  process.stdout.write(
    last
      ? `Restored: the last commit is of ${last.toISOString()}.\n`
      : 'Restored: nothing was committed after the backup.\n',
  );
});
