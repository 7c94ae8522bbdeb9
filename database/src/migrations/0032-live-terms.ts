import { sql, type Kysely } from 'kysely';

/** Terms of the server that numbers live topics. They start above all terms that Redis, the former counter, ever issued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE SEQUENCE live_terms START 1000000000`.execute(db);
}
