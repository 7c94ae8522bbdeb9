import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { ChanceReason } from '@scoreline/database/tables/promotionTables';
import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;

interface NewChance {
  participantId: number;
  amount: number;
  reason: ChanceReason;
  /** The cause of the chances; nothing counts twice for a reason. */
  reference: string;
  at: Date;
}

/** Adds to the ledger, always in the order of participants, because it locks their rows. */
export async function addChances(db: Db, all: readonly NewChance[]): Promise<void> {
  const ordered = [...all].sort((a, b) => a.participantId - b.participantId);
  const rows = ordered.map(({ participantId, ...chance }) => ({
    ...{ ...chance, participant_id: participantId },
  }));
  await db
    .insertInto('promotion_chances')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function chancesOf(db: Db, participantId: number): Promise<number> {
  const answer = await sql<{ sum: number }>`SELECT coalesce(sum(amount), 0)::int AS sum
    FROM promotion_chances WHERE participant_id = ${participantId}`.execute(db);
  return onlyRow(answer).sum;
}
