import { sql, type Kysely } from 'kysely';

/** Daily count of results opened from search. Neither the person nor the query is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE search_opens (
      day date NOT NULL,
      kind text NOT NULL CHECK (kind IN ('team', 'league', 'player')),
      target_id integer NOT NULL,
      opens integer NOT NULL CHECK (opens > 0),
      PRIMARY KEY (day, kind, target_id)
    )`.execute(db);
}
