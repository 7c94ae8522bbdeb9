import { type Kysely, sql } from 'kysely';

/** The hash of a round's terms and its signature; rounds announced before have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE promotion_rounds
    ADD COLUMN terms_hash text CHECK (terms_hash ~ '^[0-9a-f]{64}$'),
    ADD COLUMN terms_signature text,
    ADD CHECK ((terms_hash IS NULL) = (terms_signature IS NULL))`.execute(db);
}
