import { sql, type Kysely } from 'kysely';

/** Matches with only a known day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE matches ADD COLUMN time_unknown boolean NOT NULL DEFAULT false`.execute(db);
}
