import { sql, type Kysely } from 'kysely';

/** Subscribers of the morning digest, their channel and the last day it was sent; adds its kinds of mail and notification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE morning_digests (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    way text NOT NULL CHECK (way IN ('push', 'mail')),
    time_zone text NOT NULL,
    language text NOT NULL,
    brand_number integer NOT NULL,
    token text NOT NULL UNIQUE,
    sent_on date
  )`.execute(db);
  await sql`CREATE INDEX morning_digests_zone ON morning_digests (time_zone)`.execute(db);
  await sql`ALTER TABLE push_messages ALTER COLUMN match_id DROP NOT NULL`.execute(db);
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE conrelid = 'mails'::regclass AND conname = 'mails_kind_check'`.execute(db);
  const known = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind ?? '');
  const kinds = [...new Set([...known, 'digest'])].map((kind) => sql.lit(kind));
  await sql`ALTER TABLE mails DROP CONSTRAINT IF EXISTS mails_kind_check`.execute(db);
  await sql`ALTER TABLE mails ADD CONSTRAINT mails_kind_check CHECK (kind IN (${sql.join(kinds)}))`.execute(
    db,
  );
}
