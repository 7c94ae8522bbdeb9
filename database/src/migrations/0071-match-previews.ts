import { sql, type Kysely } from 'kysely';

/** Votes on upcoming matches, one per device, and broadcasts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE match_votes (
    match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
    voter bytea NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('home', 'draw', 'away')),
    voted_at timestamptz NOT NULL,
    PRIMARY KEY (match_id, voter))`.execute(db);
  await sql`CREATE TABLE broadcasts (
    match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
    country text NOT NULL CHECK (country ~ '^[a-z]{2}$'),
    channel text NOT NULL,
    url text,
    PRIMARY KEY (match_id, country, channel))`.execute(db);
}
