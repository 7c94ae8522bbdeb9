import { sql, type Kysely } from 'kysely';

/** Finds the subscriptions to a match or a team without a full scan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['matches', 'teams'])
    await sql`CREATE INDEX ${sql.ref(`push_subscriptions_${column}`)}
      ON push_subscriptions USING gin (${sql.ref(column)})`.execute(db);
}
