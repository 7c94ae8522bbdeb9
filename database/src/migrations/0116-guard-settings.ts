import { sql, type Kysely } from 'kysely';

/**
 * A canary team's guard settings, and per minute the pages first served to devices with a shell, with how many of them reported
 * a successful start: a shell that fails to start sends nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE guarded_canaries ADD COLUMN guard jsonb`.execute(db);
  await sql`
    ALTER TABLE canary_minutes
      ADD COLUMN handed integer NOT NULL DEFAULT 0 CHECK (handed >= 0),
      ADD COLUMN heard integer NOT NULL DEFAULT 0 CHECK (heard >= 0)`.execute(db);
}
