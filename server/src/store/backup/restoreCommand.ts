import { parseArgs } from 'node:util';

import { readConfig } from '../../config';
import { runCommand } from '../db/runCommand';
import { restore } from './restore';
import { showShare } from './showShare';

/** `npm run restore -- [--at TIME]`: BACKUP_DIR into an empty DATA_DIR, as it was then. */
runCommand(async (args) => {
  const { values } = parseArgs({ args, options: { at: { type: 'string' } } });
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
