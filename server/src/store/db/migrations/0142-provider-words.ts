import { sql, type Kysely } from 'kysely';

/** What a provider says that has no name of ours: a match's state, and what happened in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TYPE incident_kind ADD VALUE 'other'`.execute(db);
  await sql`ALTER TABLE incidents ADD COLUMN detail text`.execute(db);
  await sql`ALTER TABLE matches ADD COLUMN status_word text`.execute(db);
}
