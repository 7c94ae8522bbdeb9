import { sql, type Kysely } from 'kysely';

/** Devices that have had a session of a member: failed guesses from elsewhere do not slow them down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE known_devices (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      device_id text NOT NULL CHECK (length(device_id) BETWEEN 1 AND 128),
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, device_id))`.execute(db);
  await sql`CREATE INDEX known_devices_seen ON known_devices (seen_at)`.execute(db);
  await sql`
    INSERT INTO known_devices (user_id, device_id, seen_at)
    SELECT user_id, device_id, max(created_at) FROM sessions GROUP BY user_id, device_id`.execute(
    db,
  );
}
