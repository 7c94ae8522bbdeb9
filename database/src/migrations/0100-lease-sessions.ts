import { sql, type Kysely } from 'kysely';

/**
 * The holder, if it also has a database session, which shows at once when it dies. An older server does not write it and leaves
 * the value of the previous holder, which then differs from the holder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE leases ADD COLUMN attached uuid`.execute(db);
}
