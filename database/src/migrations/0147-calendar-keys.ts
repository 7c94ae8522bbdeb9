import { sql, type Kysely } from 'kysely';

/** Keys of members' private calendars, as hashes. Revoked keys stay, so that their addresses answer 410. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE calendar_keys (
    key_hash bytea PRIMARY KEY,
    user_id integer REFERENCES users ON DELETE SET NULL,
    created_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX calendar_keys_current ON calendar_keys (user_id)
    WHERE revoked_at IS NULL`.execute(db);
}
