import { sql, type Kysely } from 'kysely';

/** The signature of a release's digest, beside that of its whole text; none for one that was signed before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE accepted_releases ADD COLUMN digest_signature text`.execute(db);
}
