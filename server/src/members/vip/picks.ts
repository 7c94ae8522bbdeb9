import type { VipPicks } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';
import { pickOf } from '../../sport/tips/present';
import { vipRows } from '../../sport/tips/queries';

/** The picks of all VIP tips whose matches are not over. */
export async function vipPicks(db: Kysely<Database>): Promise<VipPicks['picks']> {
  const rows = await vipRows(db);
  return rows.map((row) => ({ tipId: row.id, pick: pickOf(row) }));
}
