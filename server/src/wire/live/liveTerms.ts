import { type Kysely, sql } from 'kysely';

import type { Database } from '../../store/db/schema';

/** The next term of the server that numbers live topics: PostgreSQL counts them, which forgets nothing. */
export async function nextLiveTerm(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ term: number }>`SELECT nextval('live_terms') AS term`.execute(db);
  return rows[0]!.term;
}
