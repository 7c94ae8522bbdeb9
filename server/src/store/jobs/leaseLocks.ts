import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** Separates the locks of leases from all others. */
const writing = 5_226_552;

/** Held by a process during its session; $1 is its id. */
export const takePresence = `SELECT pg_advisory_lock(hashtextextended($1, 0))`;

/** Whether the session of a process has ended. Concurrent checks do not block each other. */
export const hasEnded = (id: RawBuilder<unknown>) =>
  sql<boolean>`pg_try_advisory_xact_lock_shared(hashtextextended(${id}::text, 0))`;

/** Held by each transaction that writes data reserved for a lease's holder. */
export const lockForWriting = (db: Kysely<Database>, name: string) =>
  sql`SELECT pg_advisory_xact_lock_shared(${writing}, hashtext(${name}))`.execute(db);

/** Ends the transactions of previous holders of the lease, and blocks new ones until this transaction ends. */
export async function endWriting(db: Kysely<Database>, name: string): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = ${writing}::bigint::oid
      AND objid::bigint = hashtext(${name})::bigint & 4294967295
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
      AND granted AND pid <> pg_backend_pid()`.execute(db);
  await sql`SELECT pg_advisory_xact_lock(${writing}, hashtext(${name}))`.execute(db);
}
