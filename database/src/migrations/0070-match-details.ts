import { sql, type Kysely } from 'kysely';

/** Shots of a match, its captains, and why a result was awarded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE match_shots (
    match_id integer PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    shots jsonb NOT NULL CHECK (jsonb_typeof(shots) = 'array'),
    feed_revision bigint NOT NULL DEFAULT 0)`.execute(db);
  await sql`ALTER TABLE lineup_players ADD COLUMN captain boolean NOT NULL DEFAULT false`.execute(
    db,
  );
  await sql`ALTER TABLE matches ADD COLUMN award_reason text`.execute(db);
}
