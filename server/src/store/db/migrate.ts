import { Migrator, sql, type Kysely, type Migration } from 'kysely';

import { migrations as known } from './migrations';
import type { Database } from './schema';

/**
 * Brings the schema up to date; of several processes at once one migrates, the others wait for it. A newer server's
 * migrations only expand the schema, so an older server runs on it. Takes two connections of the pool.
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: Record<string, Migration> = known,
): Promise<string[]> {
  const provider = {
    getMigrations: async () => ({ ...(await appliedByNewer(db, migrations)), ...migrations }),
  };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
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
