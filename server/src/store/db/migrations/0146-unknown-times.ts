import { sql, type Kysely } from 'kysely';

/** Matches of which only the day is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE matches ADD COLUMN time_unknown boolean NOT NULL DEFAULT false`.execute(db);
}
