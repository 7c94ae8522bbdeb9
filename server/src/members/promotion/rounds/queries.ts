import { type Kysely, type Selectable, sql } from 'kysely';

import type { PromotionRoundTable } from '@scoreline/database/tables/promotionTables';
import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;
export type Round = Selectable<PromotionRoundTable>;

/** Locks the last round's row. Every draw, opening and closing of a promotion locks it, so they run one after another. */
export const lockRound = (db: Db, promotionId: number): Promise<Round | undefined> =>
  db
    .selectFrom('promotion_rounds')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('round_id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export const roundsOf = (db: Db, promotionId: number): Promise<Round[]> =>
  db
    .selectFrom('promotion_rounds')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('round_id')
    .execute();

/** The round that visitors see: the last one whose seed hash is published. */
export const shownRound = (db: Db, promotionId: number): Promise<Round | undefined> =>
  db
    .selectFrom('promotion_rounds')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('seed_hash', 'is not', null)
    .orderBy('round_id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const setState = (db: Db, promotionId: number, state: Round['state']) =>
  db.updateTable('promotions').set({ state }).where('id', '=', promotionId).execute();

export const changeRound = (
  db: Db,
  { promotion_id, round_id }: Pick<Round, 'promotion_id' | 'round_id'>,
  change: Partial<Pick<Round, 'state' | 'seed_hash' | 'seed' | 'head' | 'head_signature'>> &
    Partial<Pick<Round, 'opened_at' | 'closed_at' | 'revealed_at'>> & { witness?: string },
) =>
  db
    .updateTable('promotion_rounds')
    .set(change)
    .where('promotion_id', '=', promotion_id)
    .where('round_id', '=', round_id)
    .execute();

/** Rounds that wait for their beacon, and rounds of promotions that are over. */
export async function dueRounds(db: Db, now: Date) {
  const { rows } = await sql<{ promotion_id: number; round_id: number; is_over: boolean }>`
    SELECT r.promotion_id, r.round_id, p.closes_at <= ${now} AS is_over
    FROM promotion_rounds r JOIN promotions p ON p.id = r.promotion_id
    WHERE (r.seed_hash IS NULL AND (r.witness->>'at')::timestamptz <= ${now})
      OR (r.seed_hash IS NOT NULL AND p.closes_at <= ${now} AND r.state IN ('open', 'closed'))
    ORDER BY r.promotion_id, r.round_id`.execute(db);
  return rows;
}

export const openRounds = (db: Db) =>
  db
    .selectFrom('promotion_rounds')
    .select(['promotion_id', 'round_id', 'draws', 'head', 'head_signature', 'seed_hash'])
    .where('state', '=', 'open')
    .execute();
