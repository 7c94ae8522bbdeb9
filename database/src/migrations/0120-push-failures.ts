import { sql, type Kysely } from 'kysely';

/** How many notifications in a row failed for a subscription, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_subscriptions
    ADD COLUMN failures int NOT NULL DEFAULT 0, ADD COLUMN failing_since timestamptz`.execute(db);
}
