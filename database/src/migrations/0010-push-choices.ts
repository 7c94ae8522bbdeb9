import { sql, type Kysely } from 'kysely';

/** A subscription has the brand where it was made, and its own notification types for single matches, possibly none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE push_subscriptions
    ADD brand_number integer NOT NULL DEFAULT 1,
    -- Types by match id, overriding the subscription's.
    ADD match_types jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(match_types) = 'object')`.execute(
    db,
  );
}
