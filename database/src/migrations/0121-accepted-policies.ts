import { sql, type Kysely } from 'kysely';

/** By root key, the highest policy whose release keys any server has read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE accepted_policies (
    root text PRIMARY KEY,
    version integer NOT NULL CHECK (version > 0),
    accepted_at timestamptz NOT NULL DEFAULT now()
  )`.execute(db);
}
