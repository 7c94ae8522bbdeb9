import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { VipGrantTable } from '@scoreline/database/tables/vipTables';
import { layOut } from './layOut';
import {
  grantOf,
  grantsOf,
  storeHistory,
  lockEntitlements,
  paidSpans,
  replaceEntitlements,
} from '../queries';

type Db = Kysely<Database>;

export interface NewGrant {
  memberId: number;
  /** 1 to 3660. */
  days: number;
  source: VipGrantTable['source'];
  /** The cause of the grant, unique within its source, so that nothing is granted twice. */
  reference: string;
  now: Date;
}

/** Recomputes a member's entitlements, in the transaction that changed their sources. */
export async function renewEntitlements(db: Db, memberId: number): Promise<void> {
  await lockEntitlements(db, memberId);
  const [paid, grants] = [await paidSpans(db, memberId), await grantsOf(db, memberId)];
  await replaceEntitlements(db, memberId, layOut(paid, grants));
}

/**
 * Grants days of VIP in the caller's transaction, starting after the member's other entitlements. False if this reference
 * was granted before.
 */
export async function grant(db: Db, { memberId, now, ...given }: NewGrant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('vip_grants')
    .values({ ...given, user_id: memberId, granted_at: now })
    .onConflict((conflict) => conflict.columns(['source', 'reference']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const reference = `${given.source}:${given.reference}`;
  await storeHistory(db, { user_id: memberId, at: now, kind: given.source, reference });
  await renewEntitlements(db, memberId);
  return true;
}

/** Ends the remainder of a grant. False if the reference is unknown or revoked. */
export async function revoke(
  db: Db,
  { source, reference, now }: Pick<NewGrant, 'source' | 'reference' | 'now'>,
): Promise<boolean> {
  const found = await grantOf(db, source, reference);
  if (!found || found.revoked_at) return false;
  await db
    .updateTable('vip_grants')
    .set({ revoked_at: now })
    .where('id', '=', found.id)
    .where('revoked_at', 'is', null)
    .execute();
  const entry = { user_id: found.user_id, at: now, kind: 'revoked' };
  await storeHistory(db, { ...entry, reference: `${source}:${reference}` });
  await renewEntitlements(db, found.user_id);
  return true;
}
