import { readConfig } from '../config';
import { readArgs } from './commandLine';
import { runCommand } from './runCommand';
import { backUp } from '@scoreline/database/backup/backUp';
import { showShare } from '@scoreline/database/backup/showShare';

const usage = `Usage: npx scoreline backup [--most N]
Takes a base backup of this machine's site into BACKUP_DIR and keeps the newest N, 7 by default.
Example: BACKUP_DIR=/backup npx scoreline backup --most 14`;

runCommand(usage, async (args) => {
  const { values } = readArgs(usage, { args, options: { most: { type: 'string', default: '7' } } });
  const most = Number(values.most);
  if (!Number.isInteger(most) || most < 1)
    throw new Error('--most is a number of backups, 1 or more.');
  const { databaseUrl, dataDir, backupDir } = readConfig(process.env);
  if (databaseUrl) throw new Error('DATABASE_URL is set: back that database up by its own tools.');
  if (!backupDir) throw new Error('BACKUP_DIR is not set: name the folder for backups.');
  const folder = await backUp({ dataDir, backupDir, most, progress: showShare('Backing up') });
  process.stdout.write(`Backed up: ${folder}\n`);
});
