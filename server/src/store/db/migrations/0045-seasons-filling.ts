import { sql, type Kysely } from 'kysely';

/** A season whose older matches are still being added says so; an older server adds seasons that are whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE seasons ADD COLUMN filling boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX seasons_filling ON seasons (id) WHERE filling`.execute(db);
}
