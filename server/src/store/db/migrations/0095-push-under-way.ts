import { sql, type Kysely } from 'kysely';

/** Up to which subscription a notification may have been sent, written down before it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_messages ADD COLUMN under_way bigint NOT NULL DEFAULT 0`.execute(db);
}
