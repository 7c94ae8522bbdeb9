import type { Kysely } from 'kysely';
import { pino } from 'pino';

import { readConfig } from '../../config';
import { openDatabase } from './open';
import type { Database } from './schema';

/** Runs an operator's command with the program's arguments; of a throw its message is printed, and the exit code is 1. */
export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** Opens the configured database for a command, beside a running server too, and closes it after. */
export async function onDatabase<T>(use: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(readConfig(process.env), {
    logger: pino({ level: 'silent' }),
    pool: { max: 2 },
  });
  return use(db).finally(close);
}
