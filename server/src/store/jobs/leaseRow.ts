import { type Kysely, sql } from 'kysely';

import type { Database } from '../db/schema';

interface LeaseRowOptions {
  db: Kysely<Database>;
  name: string;
  holder: string;
  holdMs: number;
}

/** A lease's row in PostgreSQL, by whose clock it runs out. */
export function leaseRow({ db, name, holder, holdMs }: LeaseRowOptions) {
  const until = () => sql<Date>`clock_timestamp() + ${`${holdMs} ms`}::interval`;
  return {
    /** The new term, null where another server holds the lease; `byForce` takes it all the same. */
    async take(byForce: boolean): Promise<number | null> {
      const row = { holder, term: sql<number>`nextval('live_terms')`, until: until() };
      const taken = await db
        .insertInto('leases')
        .values({ name, ...row })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(row)
            .where((eb) =>
              byForce ? eb.lit(true) : eb('leases.until', '<', sql<Date>`clock_timestamp()`),
            ),
        )
        .returning('term')
        .executeTakeFirst();
      return taken?.term ?? null;
    },
    /** False where it has run out, or is another server's. */
    async renew(): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('leases')
        .set({ until: until() })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .where('until', '>', sql<Date>`clock_timestamp()`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(): Promise<void> {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
    },
  };
}
