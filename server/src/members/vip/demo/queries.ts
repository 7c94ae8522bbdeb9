import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { type DemoSubscription, demoSubscriptionSchema } from './subscription';

type Db = Kysely<Database>;
type Kind = 'checkout' | 'portal' | 'subscription';

/** Stores data under a random, unguessable name. */
export async function storeNew(
  db: Db,
  { kind, customerRef, data, now }: { kind: Kind; customerRef: string; data: object; now: Date },
): Promise<string> {
  const ref = `demo-${kind}-${randomBytes(18).toString('base64url')}`;
  await db
    .insertInto('vip_demo')
    .values({ ref, kind, customer_ref: customerRef, data: JSON.stringify(data), created_at: now })
    .execute();
  return ref;
}

export const findStored = (db: Db, ref: string, kind: Kind) =>
  db
    .selectFrom('vip_demo')
    .selectAll()
    .where('ref', '=', ref)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Marks a payment as made. True the first time: of concurrent calls, one succeeds. */
export async function settle(db: Db, ref: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vip_demo')
    .set({ data: sql`data || '{"settled":true}'` })
    .where('ref', '=', ref)
    .where(sql<boolean>`NOT data ? 'settled'`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const takeAwayAll = (db: Db, customerRef: string, kind: Kind) =>
  db
    .deleteFrom('vip_demo')
    .where('customer_ref', '=', customerRef)
    .where('kind', '=', kind)
    .execute();

export async function demoSubscriptions(db: Db, customerRef: string) {
  const rows = await db
    .selectFrom('vip_demo')
    .selectAll()
    .where('customer_ref', '=', customerRef)
    .where('kind', '=', 'subscription')
    .orderBy('created_at')
    .execute();
  return rows.map(({ ref, data }) => ({ ref, stored: demoSubscriptionSchema.parse(data) }));
}

/** Changes a subscription; concurrent changes run one after another. */
export const changeSubscription = (
  db: Db,
  ref: string,
  change: (stored: DemoSubscription) => Partial<DemoSubscription>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('vip_demo')
      .select('data')
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = demoSubscriptionSchema.parse(row.data);
    const data = JSON.stringify({ ...stored, ...change(stored) });
    await transaction.updateTable('vip_demo').set({ data }).where('ref', '=', ref).execute();
  });

export async function* demoCustomers(db: Db): AsyncIterable<string> {
  const rows = await db
    .selectFrom('vip_demo')
    .select('customer_ref')
    .distinct()
    .where('kind', '=', 'subscription')
    .execute();
  for (const row of rows) yield row.customer_ref;
}
