import { pino } from 'pino';

import { readConfig } from '../config';
import { openDatabase } from '@scoreline/database/open';
import { runCommand } from './runCommand';

const usage = `Usage: npx scoreline migrate
Brings the configured database up to date and says what was done: for deployments that do so before servers start.
Example: DATABASE_URL=postgres://scoreline@db.example/scoreline npx scoreline migrate`;

runCommand(usage, async () => {
  const applied: string[] = [];
  const logger = pino({ level: 'silent' });
  const { close } = await openDatabase(readConfig(process.env), {
    logger,
    pool: { max: 2 },
    onMigrated: (names) => applied.push(...names),
  });
  await close();
  process.stdout.write(
    applied.length === 0 ? 'Nothing to do.\n' : `Applied ${applied.join(', ')}.\n`,
  );
});
