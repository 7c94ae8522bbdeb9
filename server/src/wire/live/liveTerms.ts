import { type Kysely, sql } from 'kysely';

import { onlyRow } from '../../store/db/onlyRow';
import type { Database } from '../../store/db/schema';

/** The next term of the server that numbers live topics: PostgreSQL counts them, which forgets nothing. */
export async function nextLiveTerm(db: Kysely<Database>): Promise<number> {
  const answer = await sql<{ term: number }>`SELECT nextval('live_terms') AS term`.execute(db);
  return onlyRow(answer).term;
}
