import { sql, type Kysely } from 'kysely';

/** Until when the access token before a renewal counted: a renewal gives it no longer life. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN previous_access_expires_at timestamptz`.execute(db);
}
