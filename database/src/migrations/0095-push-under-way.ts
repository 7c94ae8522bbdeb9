import { sql, type Kysely } from 'kysely';

/** The subscription up to which a notification may have been sent, stored before sending. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_messages ADD COLUMN under_way bigint NOT NULL DEFAULT 0`.execute(db);
}
