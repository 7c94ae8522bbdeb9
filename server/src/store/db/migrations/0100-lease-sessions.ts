import { sql, type Kysely } from 'kysely';

/**
 * The holder, where it also holds a session of the database: with that it is known at once that it died. A server of an older version
 * writes none, and leaves that of who held the lease before, which is another holder's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE leases ADD COLUMN attached uuid`.execute(db);
}
