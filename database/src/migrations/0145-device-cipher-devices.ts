import { sql, type Kysely } from 'kysely';

/** Finds whether a device has a cipher, for each invited friend who signs in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX device_ciphers_device ON device_ciphers (device_id)`.execute(db);
}
