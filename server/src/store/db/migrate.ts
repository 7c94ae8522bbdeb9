import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Migration } from 'kysely';

import { onlyRow } from './onlyRow';
import { migrations as known } from './migrations';
import { createMigrator } from './migrator';
import type { Database } from './schema';

/** The number under which Kysely's migrators wait for one another, and so an older server's. */
const lock = '3853314791062309107';

/** Between two looks whether another process has migrated. */
const pauseMs = 200;

/**
 * Brings the schema up to date; of several processes at once one migrates, the others wait for it. A newer server's
 * migrations only expand the schema, so an older server runs on it. Takes three connections of the pool, the first one for a
 * transaction that holds the lock: a session's lock would be lost behind a pooler.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Record<string, Migration> = known,
): Promise<string[]> {
  for (;;) {
    const applied = await db.transaction().execute(async (held) => {
      const answer = await sql<{ taken: boolean }>`
        SELECT pg_try_advisory_xact_lock(${sql.lit(lock)}::bigint) AS taken`.execute(held);
      return onlyRow(answer).taken ? migrateNow(db, migrations) : null;
    });
    if (applied) return applied;
    // Who waits holds no connection, which a pooler may have to spare for the one that works.
    await sleep(pauseMs);
  }
}

async function migrateNow(
  db: Kysely<Database>,
  migrations: Record<string, Migration>,
): Promise<string[]> {
  const provider = {
    getMigrations: async () => ({ ...(await appliedByNewer(db, migrations)), ...migrations }),
  };
  // A registry may keep tables of the same names in a schema of its own.
  const answer = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db);
  const migrationTableSchema = onlyRow(answer).schema;
  const migrator = createMigrator({ db, provider, migrationTableSchema });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Kysely refuses a database with migrations it is not given: those that only a newer server has stand in as done. */
async function appliedByNewer(db: Kysely<Database>, migrations: Record<string, Migration>) {
  const newest = Object.keys(migrations).sort().at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const newer = rows.filter(({ name }) => name > newest);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => undefined }]));
}
