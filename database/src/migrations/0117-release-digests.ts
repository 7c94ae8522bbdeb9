import { sql, type Kysely } from 'kysely';

/** The signature of a release's digest, besides that of its full text; null for releases signed earlier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accepted_releases ADD COLUMN digest_signature text`.execute(db);
}
