import type { Kysely } from 'kysely';

import { LeastRecent } from '../../../store/collections/leastRecent';
import type { Database } from '@scoreline/database/schema';
import type { Promotion } from '../promotions/queries';
import { enter } from './entries';

type Db = Kysely<Database>;

const idOf = (db: Db, promotionId: number, userId: number) =>
  db
    .selectFrom('promotion_participants')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

async function partOf(db: Db, promotionId: number, userId: number, now: Date): Promise<number> {
  const known = await idOf(db, promotionId, userId);
  if (known) return known.id;
  const made = await db
    .insertInto('promotion_participants')
    .values({ promotion_id: promotionId, user_id: userId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? (await idOf(db, promotionId, userId))!.id;
}

/** The id of the member's participation, created with the entry chances in the caller's transaction. */
export async function join(
  db: Db,
  promotion: Pick<Promotion, 'id' | 'rules'>,
  userId: number,
  now: Date,
): Promise<number> {
  const participantId = await partOf(db, promotion.id, userId, now);
  await enter(db, promotion, { participantId, userId, at: now });
  return participantId;
}

const mostParts = 20_000;

/** Caches participant ids: one lookup per member. */
export function createParticipants(db: Db) {
  const known = new LeastRecent<number>(mostParts);
  return async (promotion: Promotion, userId: number, now: Date): Promise<number> => {
    const key = `${promotion.id}:${userId}`;
    const found =
      known.get(key) ??
      (await db.transaction().execute((transaction) => join(transaction, promotion, userId, now)));
    known.set(key, found);
    return found;
  };
}
