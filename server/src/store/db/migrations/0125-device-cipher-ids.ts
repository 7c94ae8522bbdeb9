import { sql, type Kysely } from 'kysely';

/** A promotion looks up whether a friend's device has registered a cipher. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX device_ciphers_device ON device_ciphers (device_id)`.execute(db);
}
