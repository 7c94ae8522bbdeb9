import { type Kysely, type Selectable, sql } from 'kysely';

import type { PromotionClaimTable } from '@scoreline/database/tables/promotionTables';
import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;
export type ClaimRow = Selectable<PromotionClaimTable>;

/** A participant's own claim, locked until the transaction ends. */
export const lockClaim = (db: Db, participantId: number, promotionId: number, ticket: number) =>
  db
    .selectFrom('promotion_claims')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('ticket', '=', ticket)
    .where('participant_id', '=', participantId)
    .forUpdate()
    .executeTakeFirst();

export const claimOf = (db: Db, promotionId: number, ticket: number) =>
  db
    .selectFrom('promotion_claims')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('ticket', '=', ticket)
    .forUpdate()
    .executeTakeFirst();

type Change = Partial<
  Pick<ClaimRow, 'state' | 'sealed_form' | 'claimed_at' | 'sent_at' | 'delivered_at'>
>;

export const changeClaim = (
  db: Db,
  { promotion_id, ticket }: Pick<ClaimRow, 'promotion_id' | 'ticket'>,
  change: Change,
) =>
  db
    .updateTable('promotion_claims')
    .set(change)
    .where('promotion_id', '=', promotion_id)
    .where('ticket', '=', ticket)
    .returningAll()
    .executeTakeFirstOrThrow();

interface Reminded {
  promotion_id: number;
  ticket: number;
  prize_id: number;
  deadline: Date;
  email: string;
  language: string;
  brand_number: number;
}

/** Marks open claims near their deadline as reminded, in the transaction that writes the mails. */
export async function takeReminders(db: Db, now: Date, soon: Date): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    UPDATE promotion_claims c SET reminded_at = ${now}
    FROM (SELECT promotion_id, ticket FROM promotion_claims
          WHERE state = 'open' AND reminded_at IS NULL AND deadline > ${now} AND deadline <= ${soon}
          ORDER BY promotion_id, ticket LIMIT 100 FOR UPDATE SKIP LOCKED) due,
      promotion_participants p JOIN users u ON u.id = p.user_id
    WHERE c.promotion_id = due.promotion_id AND c.ticket = due.ticket AND p.id = c.participant_id
      AND u.email IS NOT NULL
    RETURNING c.promotion_id, c.ticket, c.prize_id, c.deadline, u.email, u.language,
      u.brand_number`.execute(db);
  return rows;
}

/** Promotions with claims past their deadline. */
export async function lapsedPromotions(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ promotion_id: number }>`SELECT DISTINCT promotion_id
    FROM promotion_claims WHERE state = 'open' AND deadline <= ${now} ORDER BY 1`.execute(db);
  return rows.map(({ promotion_id }) => promotion_id);
}

/** Ends the lapsed claims. Call it while holding the round's lock. */
export async function takeLapsed(db: Db, promotionId: number, now: Date): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    UPDATE promotion_claims SET state = 'lapsed'
    WHERE promotion_id = ${promotionId} AND state = 'open' AND deadline <= ${now}
    RETURNING *`.execute(db);
  return rows.sort((a, b) => a.ticket - b.ticket);
}

/** Deletes addresses of claims delivered before a date, and all addresses of deleted accounts. */
export const forgetAddresses = (db: Db, before: Date) =>
  sql`UPDATE promotion_claims c SET sealed_form = NULL FROM promotion_participants p
    WHERE p.id = c.participant_id AND c.sealed_form IS NOT NULL
      AND (p.user_id IS NULL OR (c.state = 'delivered' AND c.delivered_at < ${before}))`.execute(
    db,
  );

export const claimsOf = (db: Db, promotionId: number) =>
  db
    .selectFrom('promotion_claims')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .orderBy('ticket')
    .execute();
