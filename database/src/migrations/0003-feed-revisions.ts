import { sql, type Kysely } from 'kysely';

/** If a subject is a row, its last applied revision is in the row instead of `feed_refs`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `ALTER TABLE matches ADD COLUMN state_revision bigint NOT NULL DEFAULT -1`,
  `ALTER TABLE incidents ADD COLUMN ref text, ADD COLUMN feed_revision bigint NOT NULL DEFAULT -1`,
  `CREATE UNIQUE INDEX incidents_ref ON incidents (match_id, ref)`,
  `DROP INDEX incidents_match`,
  `ALTER TABLE lineups ADD COLUMN feed_revision bigint NOT NULL DEFAULT -1`,
  `ALTER TABLE match_statistics ADD COLUMN feed_revision bigint NOT NULL DEFAULT -1`,
  `ALTER TABLE match_momentum ADD COLUMN feed_revision bigint NOT NULL DEFAULT -1`,
  `ALTER TABLE player_statistics ADD COLUMN feed_revision bigint NOT NULL DEFAULT -1`,
  // The last time a price was confirmed; current_at is the time it last changed.
  `ALTER TABLE odds ADD COLUMN seen_at timestamptz`,
  // Quotes that repeat the previous one: not a movement, until a late quote is inserted between them.
  `CREATE TABLE odds_repeats (
     odds_id integer NOT NULL REFERENCES odds ON DELETE CASCADE,
     at timestamptz NOT NULL,
     PRIMARY KEY (odds_id, at))`,
];
