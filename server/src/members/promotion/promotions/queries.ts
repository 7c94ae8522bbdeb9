import type { PrizeKind } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { type PromotionRules, rulesSchema } from './rules';

type Db = Kysely<Database>;

export interface Prize {
  prizeId: number;
  kind: PrizeKind;
  days: number | null;
  number: number;
  odds: number;
  names: Record<string, string>;
}

/** The parts of a promotion that never change after its creation. */
export interface Promotion {
  id: number;
  key: string;
  opensAt: Date;
  closesAt: Date;
  rules: PromotionRules;
  /** In the order in which the odds are laid out. */
  prizes: Prize[];
}

const prizesOf = async (db: Db, promotionId: number): Promise<Prize[]> => {
  const rows = await db
    .selectFrom('promotion_prizes')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('prize_id')
    .execute();
  return rows.map(({ promotion_id: _, prize_id: prizeId, ...prize }) => ({ ...prize, prizeId }));
};

export async function findPromotion(db: Db, id: number): Promise<Promotion | undefined> {
  const row = await db
    .selectFrom('promotions')
    .select(['id', 'key', 'opens_at', 'closes_at', 'rules'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { opens_at: opensAt, closes_at: closesAt, rules, ...named } = row;
  const prizes = await prizesOf(db, id);
  return { ...named, opensAt, closesAt, rules: rulesSchema.parse(rules), prizes };
}

export const promotionOfKey = (db: Db, key: string) =>
  db.selectFrom('promotions').select(['id', 'state']).where('key', '=', key).executeTakeFirst();

/** How many of each prize were won. */
export async function givenOf(db: Db, promotionId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('promotion_pots')
    .select(['prize_id', 'given'])
    .where('promotion_id', '=', promotionId)
    .execute();
  return new Map(rows.map(({ prize_id, given }) => [prize_id, given]));
}

export const stateOf = (db: Db, promotionId: number) =>
  db
    .selectFrom('promotions')
    .select('state')
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow();

type State = 'announced' | 'open' | 'closed' | 'revealed';

/** The state that visitors see. The dates apply even if the operator opens or closes late. */
export function shownState(
  state: State,
  { opensAt, closesAt }: Pick<Promotion, 'opensAt' | 'closesAt'>,
  now: Date,
): State {
  if (state === 'closed' || state === 'revealed') return state;
  if (closesAt <= now) return 'closed';
  return opensAt > now ? 'announced' : state;
}

/** When the operator closed it; null if its dates did. */
export async function closedAtOf(db: Db, promotionId: number): Promise<Date | null> {
  const { closed_at } = await db
    .selectFrom('promotion_rounds')
    .select('closed_at')
    .where('promotion_id', '=', promotionId)
    .orderBy('round_id', 'desc')
    .executeTakeFirstOrThrow();
  return closed_at;
}

interface Running {
  id: number;
  state: State;
  opens_at: Date;
  closes_at: Date;
}

/** Announced promotions: running ones first, then upcoming ones, then past ones, newest first. */
export async function announced(db: Db, now: Date): Promise<Running[]> {
  const { rows } = await sql<Running>`
    SELECT id, state, opens_at, closes_at FROM promotions
    ORDER BY CASE WHEN state = 'open' AND opens_at <= ${now} AND closes_at > ${now} THEN 0
                  WHEN state IN ('announced', 'open') AND closes_at > ${now} THEN 1 ELSE 2 END,
      CASE WHEN closes_at > ${now} THEN opens_at END, closes_at DESC
    LIMIT 50`.execute(db);
  return rows;
}
