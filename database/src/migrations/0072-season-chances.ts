import { sql, type Kysely } from 'kysely';

/** Chances to finish in each zone of a table, computed in the background, with the number of results behind them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE season_chances (
    season_id integer PRIMARY KEY REFERENCES seasons ON DELETE CASCADE,
    results integer NOT NULL,
    sample integer NOT NULL CHECK (sample > 0),
    computed_at timestamptz NOT NULL,
    chances jsonb NOT NULL)`.execute(db);
}
