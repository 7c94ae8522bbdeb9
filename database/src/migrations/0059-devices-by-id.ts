import { sql, type Kysely } from 'kysely';

/** Finds whether a device had a member before, at an invited friend's first sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX known_devices_device ON known_devices (device_id)`.execute(db);
}
