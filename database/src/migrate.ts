import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely, type Migration } from 'kysely';

import { onlyRow } from './onlyRow';
import { migrations as known } from './migrations';
import { createMigrator } from './migrator';
import type { Database } from './schema';

/** The lock number of Kysely's migrators, which older servers use too. */
const lock = '3853314791062309107';

/** Delay between checks whether another process has migrated. */
const pauseMs = 200;

/**
 * Migrates the schema to the latest version; of several concurrent processes one migrates and the others wait. A newer server's
 * migrations only expand the schema, so an older server runs on it. Uses three connections of the pool, the first for a
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
    // A waiting process holds no connection: a pooler may need it for the one that migrates.
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
  // A registry may have tables of the same names in its own schema.
  const answer = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db);
  const migrationTableSchema = onlyRow(answer).schema;
  const migrator = createMigrator({ db, provider, migrationTableSchema });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/** Kysely refuses a database with unknown migrations: adds those of a newer server as applied. */
async function appliedByNewer(db: Kysely<Database>, migrations: Record<string, Migration>) {
  const newest = Object.keys(migrations).sort().at(-1) ?? '';
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const newer = rows.filter(({ name }) => name > newest);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => undefined }]));
}
