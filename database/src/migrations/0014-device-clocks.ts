import { sql, type Kysely } from 'kysely';

/** Earlier writes of devices with a fast clock no longer override new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['follows', 'user_settings'])
    await sql`UPDATE ${sql.table(table)} SET at = now() WHERE at > now()`.execute(db);
}
