import { sql, type Kysely } from 'kysely';

/** The network a device registered its cipher from, as a hash: a device that never did proves no friend of a promotion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE device_ciphers ADD COLUMN network_hash bytea`.execute(db);
  await sql`CREATE INDEX device_ciphers_device ON device_ciphers (device_id)`.execute(db);
}
