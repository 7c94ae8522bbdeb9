import { Migrator, type Kysely } from 'kysely';

import { migrations } from './migrations';
import type { Database } from './schema';

/** Brings the schema up to date; of several processes at once one migrates, the others wait for it. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be migrated.', { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}
