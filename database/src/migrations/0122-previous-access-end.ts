import { sql, type Kysely } from 'kysely';

/** The end of the previous access token's validity: a renewal does not extend it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sessions ADD COLUMN previous_access_expires_at timestamptz`.execute(db);
}
