import { sql, type Kysely } from 'kysely';

/** Work that one server at a time does; each holder's period has a term number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE leases (
    name text PRIMARY KEY,
    holder uuid NOT NULL,
    term bigint NOT NULL,
    until timestamptz NOT NULL
  )`.execute(db);
}
