import { sql, type Kysely } from 'kysely';

/** Marks seasons whose older matches are still being added; an older server only adds complete seasons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE seasons ADD COLUMN filling boolean NOT NULL DEFAULT false`.execute(db);
  await sql`CREATE INDEX seasons_filling ON seasons (id) WHERE filling`.execute(db);
}
