import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { endWriting, hasEnded, lockForWriting } from './leaseLocks';

interface LeaseRowOptions {
  db: Kysely<Database>;
  name: string;
  holder: string;
  holdMs: number;
  /** Whether the holder has a session that shows others that it is alive. */
  isAttached: () => boolean;
}

/** `free` to take, `gone` if the session of its holder has ended, else `held`. */
export type LeaseState = { is: 'free' | 'held' } | { is: 'gone'; holder: string };

/**
 * Above every earlier term. The clock is included because a sequence goes back when a database is restored to an earlier
 * moment, while the engine still has the writes of the terms after it.
 */
const nextTerm = sql<number>`setval('live_terms',
  greatest(nextval('live_terms'), (extract(epoch FROM clock_timestamp()) * 1000)::bigint))`;

/** A lease's row in PostgreSQL, whose clock ends it. */
export function leaseRow({ db, name, holder, holdMs, isAttached }: LeaseRowOptions) {
  const until = () => sql<Date>`clock_timestamp() + ${`${holdMs} ms`}::interval`;
  const attached = () => (isAttached() ? holder : null);
  const isOver = sql<boolean>`leases.until < clock_timestamp()`;
  const isGone = sql<boolean>`(attached = holder AND ${hasEnded(sql`holder`)})`;

  return {
    async look(): Promise<LeaseState> {
      const row = await db
        .selectFrom('leases')
        .select(['holder', isOver.as('over'), isGone.as('gone')])
        .where('name', '=', name)
        .executeTakeFirst();
      if (!row || row.over) return { is: 'free' };
      return row.gone ? { is: 'gone', holder: row.holder } : { is: 'held' };
    },

    /**
     * The new term; null if another server holds the lease. Taken early from `deadHolder`, if that is still dead, and with
     * `byForce` from any holder. Rolls back uncommitted writes of the previous holder.
     */
    take: ({ byForce = false, deadHolder = null as string | null }): Promise<number | null> =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto('leases')
          .values({ name, holder, term: 0, until: sql<Date>`'-infinity'` })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const free = await trx
          .selectFrom('leases')
          .select('name')
          .where('name', '=', name)
          .where(
            sql<boolean>`(${byForce} OR ${isOver} OR holder = ${deadHolder}::uuid AND ${isGone})`,
          )
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!free) return null;
        await endWriting(trx, name);
        await sql`SELECT pg_advisory_xact_lock(hashtext('live terms'))`.execute(trx);
        const { term: taken } = await trx
          .updateTable('leases')
          .set({ holder, term: nextTerm, until: until(), attached: attached() })
          .where('name', '=', name)
          .returning('term')
          .executeTakeFirstOrThrow();
        return taken;
      }),

    /** False if it has expired or belongs to another server. */
    async renew(): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('leases')
        .set({ until: until(), attached: attached() })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .where('until', '>', sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Whether the lease is still of that term, which then lasts until the transaction ends. */
    async isOfTerm(trx: Kysely<Database>, term: number): Promise<boolean> {
      await lockForWriting(trx, name);
      const row = await trx
        .selectFrom('leases')
        .select('term')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.term === term;
    },

    async remove(): Promise<void> {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
