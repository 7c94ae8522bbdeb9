import { sql, type Kysely } from 'kysely';

/** For the job that deletes accounts with an unproved address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX users_unproved ON users (created_at) WHERE verified_at IS NULL`.execute(
    db,
  );
}
