import type { PromotionImage } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { newestWinners } from './draws/lists';
import { shownRound } from './rounds/queries';

/** The public state that the socket sends for a promotion; null if nothing is public yet. */
export async function promotionImage(
  db: Kysely<Database>,
  promotionId: number,
): Promise<PromotionImage | null> {
  const round = await shownRound(db, promotionId);
  if (!round?.head || !round.head_signature) return null;
  const pots = await db
    .selectFrom('promotion_pots')
    .select(['prize_id', 'number', 'given'])
    .where('promotion_id', '=', promotionId)
    .execute();
  const winners = await newestWinners(db, promotionId);
  return {
    ...{ roundId: round.round_id, draws: round.draws },
    ...{ head: round.head, headSignature: round.head_signature },
    left: Object.fromEntries(pots.map(({ prize_id, number, given }) => [prize_id, number - given])),
    winners: Object.fromEntries(winners.map(({ ticket, ...winner }) => [ticket, winner])),
  };
}
