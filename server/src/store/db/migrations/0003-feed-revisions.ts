import { sql, type Kysely } from 'kysely';

/** Where a subject is a row of its own, the last revision applied stands in the row, not in `feed_refs`. */
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
  // The newest moment a price was confirmed at; current_at is the moment it last changed.
  `ALTER TABLE odds ADD COLUMN seen_at timestamptz`,
  // Quotes that repeated the one before them: no movement, until a late quote turns out to lie between.
  `CREATE TABLE odds_repeats (
     odds_id integer NOT NULL REFERENCES odds ON DELETE CASCADE,
     at timestamptz NOT NULL,
     PRIMARY KEY (odds_id, at))`,
];
