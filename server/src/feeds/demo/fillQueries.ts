import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';
import { source } from '@scoreline/simulator/source';

const ownSeasons = (db: Kysely<Database>) =>
  db.selectFrom('feed_refs').select('id').where('source', '=', source).where('kind', '=', 'season');

/** Marks every season as incomplete. */
export async function markFilling(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('seasons')
    .set({ filling: true })
    .where('id', 'in', ownSeasons(db))
    .execute();
}

export async function markFilled(db: Kysely<Database>, seasonRef: string): Promise<void> {
  await db
    .updateTable('seasons')
    .set({ filling: false })
    .where('id', 'in', ownSeasons(db).where('ref', '=', seasonRef))
    .execute();
}

/** Refs of the incomplete seasons. */
export async function fillingSeasons(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('feed_refs as r')
    .innerJoin('seasons as s', 's.id', 'r.id')
    .select('r.ref')
    .where('r.source', '=', source)
    .where('r.kind', '=', 'season')
    .where('s.filling', '=', true)
    .execute();
  return new Set(rows.map(({ ref }) => ref));
}

/** Returns the refs that are stored. */
export async function storedMatches(db: Kysely<Database>, refs: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`SELECT ref FROM feed_refs
    WHERE source = ${source} AND kind = 'match' AND ref = ANY(${refs}::text[])`.execute(db);
  return new Set(rows.map(({ ref }) => ref));
}

/** Commits without waiting for the disk: a fill that a power cut loses is repeated. */
export async function commitSoon(db: Kysely<Database>): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(db);
}

/** The planner has no statistics yet for tables that have just grown. */
export async function analyse(db: Kysely<Database>): Promise<void> {
  await sql`ANALYZE`.execute(db);
}

/**
 * One of several servers on a database fills it; the others wait until it finishes or is gone, then continue from there. The
 * lock belongs to a transaction that writes nothing else: a pooler may send the next statement to another connection.
 */
export function holdingTheFill<T>(
  db: Kysely<Database>,
  work: () => Promise<T>,
  waits: () => void = () => undefined,
): Promise<T> {
  return db.transaction().execute(async (held) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(held);
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(held);
    const answer = await sql<{ taken: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtext('demo.fill')) AS taken`.execute(held);
    if (!onlyRow(answer).taken) {
      waits();
      await sql`SELECT pg_advisory_xact_lock(hashtext('demo.fill'))`.execute(held);
    }
    return work();
  });
}
