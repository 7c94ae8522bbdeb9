import { sql, type Kysely } from 'kysely';

/**
 * Terms of the server that numbers live topics. They begin above all that Redis, where they were counted before, ever
 * gave out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE SEQUENCE live_terms START 1000000000`.execute(db);
}
