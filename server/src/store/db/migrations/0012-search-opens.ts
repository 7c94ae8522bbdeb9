import { sql, type Kysely } from 'kysely';

/** How often something was opened from search on a day. Who did is not known, and neither is what was typed. */
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
