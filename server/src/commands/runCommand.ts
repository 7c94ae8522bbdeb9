import type { Kysely } from 'kysely';
import { pino } from 'pino';

import { readConfig } from '../config';
import { UsageError } from './commandLine';
import { openDatabase } from '@scoreline/database/open';
import type { Database } from '@scoreline/database/schema';

/**
 * Runs an operator's command with the program's arguments. `--help` prints the usage. An error prints its message and exits
 * with 2 for an invalid command line, else 1.
 */
export function runCommand(usage: string, command: (args: string[]) => Promise<void>): void {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h'))
    return void process.stdout.write(`${usage}\n`);
  command(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  });
}

/** Opens the configured database for a command, also next to a running server, and closes it afterwards. */
export async function onDatabase<T>(use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(readConfig(process.env), {
    logger: pino({ level: 'silent' }),
    pool: { max: 2 },
  });
  return use(db).finally(close);
}
