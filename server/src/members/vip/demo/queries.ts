import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { Database } from '../../../store/db/schema';
import { type DemoSubscription, demoSubscriptionSchema } from './subscription';

type Db = Kysely<Database>;
type Kind = 'checkout' | 'portal' | 'subscription';

/** Writes something down under a new name that nobody guesses. */
export async function keepNew(
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

export const findKept = (db: Db, ref: string, kind: Kind) =>
  db
    .selectFrom('vip_demo')
    .selectAll()
    .where('ref', '=', ref)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** True where it was there: of two who take it one has it. */
export async function takeAway(db: Db, ref: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('vip_demo')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return numDeletedRows === 1n;
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
  return rows.map(({ ref, data }) => ({ ref, kept: demoSubscriptionSchema.parse(data) }));
}

/** Changes a subscription, one change after another. */
export const changeSubscription = (
  db: Db,
  ref: string,
  change: (kept: DemoSubscription) => Partial<DemoSubscription>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('vip_demo')
      .select('data')
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const kept = demoSubscriptionSchema.parse(row.data);
    const data = JSON.stringify({ ...kept, ...change(kept) });
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
