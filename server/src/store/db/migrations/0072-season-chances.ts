import { sql, type Kysely } from 'kysely';

/** Chances to finish in each zone of a table, worked out in the background from so many results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE season_chances (
    season_id integer PRIMARY KEY REFERENCES seasons ON DELETE CASCADE,
    results integer NOT NULL,
    sample integer NOT NULL CHECK (sample > 0),
    computed_at timestamptz NOT NULL,
    chances jsonb NOT NULL)`.execute(db);
}
