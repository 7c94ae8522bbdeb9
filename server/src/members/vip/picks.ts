import type { VipPicks } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { pickOf } from '../../sport/tips/present';
import { vipRows } from '../../sport/tips/queries';
import type { OperationContext } from '../../wire/gateway/operation';
import { isExcluded } from '../self-exclusion/queries';
import { holdingOf } from './queries';

const none: VipPicks = { vip: false, until: null, picks: [] };

/** The picks of all current VIP tips, for VIP members without a self-exclusion. */
export async function ownPicks({ db, userId, now }: OperationContext): Promise<VipPicks> {
  if (userId === null) return none;
  const holding = await holdingOf(db, userId, now());
  if (!holding || (await isExcluded(db, userId, now()))) return none;
  return { vip: true, until: holding.until.toISOString(), picks: await vipPicks(db) };
}

async function vipPicks(db: Kysely<Database>): Promise<VipPicks['picks']> {
  const rows = await vipRows(db);
  return rows.map((row) => ({ tipId: row.id, pick: pickOf(row) }));
}
