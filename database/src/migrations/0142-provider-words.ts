import { sql, type Kysely } from 'kysely';

/** Stores a provider's own words for states and incidents without a name of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TYPE incident_kind ADD VALUE 'other'`.execute(db);
  await sql`ALTER TABLE incidents ADD COLUMN detail text`.execute(db);
  await sql`ALTER TABLE matches ADD COLUMN status_word text`.execute(db);
}
