import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** All promotion data stored about a member, for the member's data export. */
export async function exportedPromotions(db: Kysely<Database>, userId: number) {
  const parts = db
    .selectFrom('promotion_participants')
    .select('promotion_participants.id')
    .where('user_id', '=', userId);
  const [chances, draws, claims] = await Promise.all([
    db
      .selectFrom('promotion_chances')
      .select(['amount', 'reason', 'at'])
      .where('participant_id', 'in', parts)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('promotion_draws')
      .select(['promotion_id', 'ticket', 'client_random', 'prize_id', 'at', 'hash'])
      .where('participant_id', 'in', parts)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('promotion_claims')
      .select(['promotion_id', 'ticket', 'state', 'deadline', 'claimed_at', 'delivered_at'])
      .where('participant_id', 'in', parts)
      .orderBy('deadline')
      .execute(),
  ]);
  return { chances, draws, claims };
}
