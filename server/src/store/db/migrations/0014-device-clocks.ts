import { sql, type Kysely } from 'kysely';

/** What devices with a clock ahead have said until now no longer wins over what comes from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['follows', 'user_settings'])
    await sql`UPDATE ${sql.table(table)} SET at = now() WHERE at > now()`.execute(db);
}
