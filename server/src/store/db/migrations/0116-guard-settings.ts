import { sql, type Kysely } from 'kysely';

/**
 * What a canary's team asks of the guard, and by the minute the pages that devices were first handed with a shell, with how many of
 * them told that it stands: a shell that never stands tells nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE guarded_canaries ADD COLUMN guard jsonb`.execute(db);
  await sql`
    ALTER TABLE canary_minutes
      ADD COLUMN handed integer NOT NULL DEFAULT 0 CHECK (handed >= 0),
      ADD COLUMN heard integer NOT NULL DEFAULT 0 CHECK (heard >= 0)`.execute(db);
}
