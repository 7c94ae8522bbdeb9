import { sql, type Kysely } from 'kysely';

/** The newest release that servers have accepted, so that none returns to an older one after a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE accepted_releases (
    track text NOT NULL,
    key_id text NOT NULL,
    seq integer NOT NULL CHECK (seq > 0),
    release text NOT NULL,
    signature text NOT NULL,
    accepted_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (track, key_id)
  )`.execute(db);
}
