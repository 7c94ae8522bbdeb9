import { type Kysely, type Selectable, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type {
  PaymentProviderName,
  VipGrantTable,
  VipHistoryTable,
  VipSource,
  VipSubscriptionTable,
} from '@scoreline/database/tables/vipTables';
import type { Entitlement, Grant, Span } from './entitlements/layOut';

type Db = Kysely<Database>;

export interface Customer {
  customer_ref: string;
  user_id: number | null;
  brand_number: number;
}

const customerColumns = ['customer_ref', 'user_id', 'brand_number'] as const;

/** Locks the customer until the transaction ends, so that one event of a customer is processed at a time. */
export const lockCustomer = (db: Db, customerRef: string): Promise<Customer | undefined> =>
  db
    .selectFrom('vip_customers')
    .select(customerColumns)
    .where('customer_ref', '=', customerRef)
    .forUpdate()
    .executeTakeFirst();

export const customerOf = (db: Db, userId: number, provider: PaymentProviderName) =>
  db
    .selectFrom('vip_customers')
    .select(customerColumns)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();

/** The provider's customers after a given one, in order. */
export const customersAfter = (db: Db, provider: PaymentProviderName, after: string) =>
  db
    .selectFrom('vip_customers')
    .select('customer_ref')
    .where('provider', '=', provider)
    .where('customer_ref', '>', after)
    .orderBy('customer_ref')
    .limit(100)
    .execute();

/** Customers of deleted accounts whose subscription is active. */
export const payingWithoutAccount = (db: Db, provider: PaymentProviderName) =>
  db
    .selectFrom('vip_customers as c')
    .innerJoin('vip_subscriptions as s', 's.customer_ref', 'c.customer_ref')
    .select('c.customer_ref')
    .distinct()
    .where('c.provider', '=', provider)
    .where('c.user_id', 'is', null)
    .where('s.status', '!=', 'ended')
    .execute();

/** Self-excluded customers whose subscription still renews. */
export const renewingWhileExcluded = (db: Db, provider: PaymentProviderName, now: Date) =>
  db
    .selectFrom('vip_customers as c')
    .innerJoin('vip_subscriptions as s', 's.customer_ref', 'c.customer_ref')
    .innerJoin('self_exclusions as x', 'x.user_id', 'c.user_id')
    .select('c.customer_ref')
    .distinct()
    .where('c.provider', '=', provider)
    .where('s.renews', '=', true)
    .where('x.until', '>', now)
    .execute();

/** Stores a member's customer; of two concurrent ones the first stays. */
export async function storeCustomer(
  db: Db,
  customer: Customer & { provider: PaymentProviderName; now: Date },
): Promise<void> {
  const { now, ...row } = customer;
  await db
    .insertInto('vip_customers')
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True the first time. */
export async function storeEvent(db: Db, event: { id: string; type: string }, now: Date) {
  const row = { event_id: event.id, type: event.type, received_at: now };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vip_events')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export type SubscriptionRow = Selectable<VipSubscriptionTable>;

export const subscriptionsOf = (db: Db, customerRef: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('vip_subscriptions')
    .selectAll()
    .where('customer_ref', '=', customerRef)
    .orderBy('subscription_ref')
    .execute();

export async function storeSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { subscription_ref: _ref, ...state } = row;
  await db
    .insertInto('vip_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('subscription_ref').doUpdateSet(state))
    .execute();
}

/** The newest subscription of a member, in any state. */
export const newestSubscription = (db: Db, userId: number) =>
  db
    .selectFrom('vip_subscriptions as s')
    .innerJoin('vip_customers as c', 'c.customer_ref', 's.customer_ref')
    .selectAll('s')
    .where('c.user_id', '=', userId)
    .where('s.status', '!=', 'incomplete')
    .orderBy(sql`s.status = 'ended'`)
    .orderBy('s.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locks a member's entitlements until the transaction ends, because they depend on everything written before. */
export const lockEntitlements = (db: Db, userId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('vip entitlements'), ${userId})`.execute(db);

export async function paidSpans(db: Db, userId: number): Promise<Span[]> {
  const rows = await db
    .selectFrom('vip_subscriptions as s')
    .innerJoin('vip_customers as c', 'c.customer_ref', 's.customer_ref')
    .select(['s.starts_at', 's.ends_at'])
    .where('c.user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ startsAt: row.starts_at, endsAt: row.ends_at }));
}

export async function grantsOf(db: Db, userId: number): Promise<Grant[]> {
  const rows = await db
    .selectFrom('vip_grants')
    .select(['source', 'days', 'granted_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ granted_at: grantedAt, revoked_at: revokedAt, ...row }) => ({
    ...{ ...row, grantedAt, revokedAt },
  }));
}

export const grantOf = (db: Db, source: VipGrantTable['source'], reference: string) =>
  db
    .selectFrom('vip_grants')
    .selectAll()
    .where('source', '=', source)
    .where('reference', '=', reference)
    .executeTakeFirst();

export async function replaceEntitlements(db: Db, userId: number, all: readonly Entitlement[]) {
  await db.deleteFrom('vip_entitlements').where('user_id', '=', userId).execute();
  if (all.length === 0) return;
  await db
    .insertInto('vip_entitlements')
    .values(
      all.map(({ source, startsAt, endsAt }) => ({
        ...{ user_id: userId, source, starts_at: startsAt, ends_at: endsAt },
      })),
    )
    .execute();
}

export interface Holding {
  source: VipSource;
  /** The end of the current entitlement and of those that follow without a gap. */
  until: Date;
}

/** The current source of a member's VIP; undefined without VIP. */
export async function holdingOf(db: Db, userId: number, now: Date): Promise<Holding | undefined> {
  const { rows } = await sql<Holding>`
    WITH RECURSIVE held AS (
      SELECT source, ends_at FROM vip_entitlements
      WHERE user_id = ${userId} AND starts_at <= ${now} AND ends_at > ${now}
      UNION ALL
      SELECT held.source, e.ends_at FROM held
      JOIN vip_entitlements e ON e.user_id = ${userId} AND e.starts_at = held.ends_at)
    SELECT source, max(ends_at) AS until FROM held GROUP BY source`.execute(db);
  return rows[0];
}

export type HistoryRow = Selectable<VipHistoryTable>;
export type NewHistory = Pick<HistoryRow, 'user_id' | 'at' | 'kind' | 'reference'> &
  Partial<Pick<HistoryRow, 'amount' | 'currency' | 'invoice_url'>>;

/** True if it was not stored before. */
export async function storeHistory(db: Db, row: NewHistory): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vip_history')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'reference']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const shownHistory = 50;

export const historyOf = (db: Db, userId: number): Promise<HistoryRow[]> =>
  db
    .selectFrom('vip_history')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '!=', 'reminded')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownHistory)
    .execute();

/** Subscriptions with an expired grace period, and yearly ones that renew soon. */
export const subscriptionsToMail = (db: Db, now: Date, soon: Date) =>
  db
    .selectFrom('vip_subscriptions as s')
    .innerJoin('vip_customers as c', 'c.customer_ref', 's.customer_ref')
    .selectAll('s')
    .select(['c.user_id', 'c.brand_number'])
    .where('c.user_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('s.status', '=', 'pastDue'), eb('s.ends_at', '<=', now)]),
        eb.and([
          ...[eb('s.status', '=', 'active'), eb('s.renews', '=', true), eb('s.plan', '=', 'year')],
          ...[eb('s.paid_until', '>', now), eb('s.paid_until', '<=', soon)],
        ]),
      ]),
    )
    .orderBy('s.subscription_ref')
    .execute();

export const deleteEventsBefore = (db: Db, before: Date) =>
  db.deleteFrom('vip_events').where('received_at', '<', before).execute();
