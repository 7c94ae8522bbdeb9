import { type Kysely, sql } from 'kysely';

import type { Database } from './schema';

/**
 * Runs `work` that several servers must not do at once; null if another one is doing it. The lock ends with the work, or with
 * the connection of a server that dies. `work` uses other connections of the pool.
 */
export function whileAlone<T>(
  db: Kysely<Database>,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (lock) => {
    const { rows } = await sql<{ taken: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`scoreline ${name}`}, 0)) AS taken`.execute(
      lock,
    );
    return rows[0]?.taken ? work() : null;
  });
}
