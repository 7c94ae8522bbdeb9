import { sql, type Kysely } from 'kysely';

/** The sender that delivers a notification, and until when others skip it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_messages ADD COLUMN claimed_by uuid, ADD COLUMN claimed_until timestamptz`.execute(
    db,
  );
  await sql`CREATE INDEX push_messages_waiting ON push_messages (match_id, id) WHERE done_at IS NULL`.execute(
    db,
  );
}
