import {
  type PromotionRecords,
  type PromotionWinners,
  readId,
} from '@scoreline/shared-lib/contract';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { presentClaim } from '../claims/present';
import type { ClaimRow } from '../claims/queries';
import type { Promotion } from '../promotions/queries';
import { textIn } from '../promotions/rules';
import { shortName } from '../referrals/names';
import { type DrawRow, presentRecord } from './record';

type Db = Kysely<Database>;

const pageSize = 50;
/** The ticket to start below; the highest id without a valid cursor. */
const beforeOf = (cursor: string | undefined): number => readId(cursor) ?? 2 ** 31 - 1;

const page = <T extends { ticket: number }>(rows: readonly T[]) => ({
  shown: rows.slice(0, pageSize),
  cursor: rows.length > pageSize ? String(itemAt(rows, pageSize - 1).ticket) : null,
});

type OwnDraw = DrawRow & { seed: string | null; seed_hash: string; claim: ClaimRow | null };

/** A participant's own draws, newest first. */
export async function ownRecords(
  db: Db,
  { id, prizes }: Promotion,
  participantId: number,
  { cursor, language }: { cursor?: string | undefined; language: string | undefined },
): Promise<PromotionRecords> {
  const { rows } = await sql<OwnDraw>`
    SELECT d.*, r.seed, r.seed_hash, to_json(c) AS claim FROM promotion_draws d
    JOIN promotion_rounds r USING (promotion_id, round_id)
    LEFT JOIN promotion_claims c USING (promotion_id, ticket)
    WHERE d.participant_id = ${participantId} AND d.promotion_id = ${id}
      AND d.ticket < ${beforeOf(cursor)}
    ORDER BY d.ticket DESC LIMIT ${pageSize + 1}`.execute(db);
  const { shown, cursor: next } = page(rows);
  return {
    records: shown.map((row) => {
      const prize = prizes.find(({ prizeId }) => prizeId === row.prize_id);
      return {
        record: presentRecord(row),
        name: prize ? textIn(prize.names, language) : '',
        kind: prize?.kind ?? null,
        ...(prize?.days && { days: prize.days }),
        ...{ usedUp: row.used_up, seedHash: row.seed_hash, seed: row.seed },
        claim: row.claim && presentClaim(row.claim),
      };
    }),
    cursor: next,
  };
}

interface WinnerRow {
  ticket: number;
  prize_id: number;
  at: Date;
  email: string | null;
  third_party_name: string | null;
}

async function winnerRows(db: Db, promotionId: number, before: number, limit: number) {
  const { rows } = await sql<WinnerRow>`
    SELECT d.ticket, d.prize_id, d.at, u.email, u.third_party_name FROM promotion_draws d
    JOIN promotion_participants p ON p.id = d.participant_id
    LEFT JOIN users u ON u.id = p.user_id
    WHERE d.promotion_id = ${promotionId} AND d.prize_id IS NOT NULL AND d.ticket < ${before}
    ORDER BY d.ticket DESC LIMIT ${limit}`.execute(db);
  return rows.map(({ ticket, prize_id: prizeId, at, email, third_party_name }) => ({
    ticket,
    name: third_party_name === null ? '' : shortName({ email, third_party_name }),
    ...{ prizeId, at: at.toISOString() },
  }));
}

/** Winners, newest first. */
export async function winnersPage(
  db: Db,
  promotionId: number,
  cursor: string | undefined,
): Promise<PromotionWinners> {
  const rows = await winnerRows(db, promotionId, beforeOf(cursor), pageSize + 1);
  const { shown, cursor: next } = page(rows);
  return { winners: shown, cursor: next };
}

const liveWinners = 30;

export const newestWinners = (db: Db, promotionId: number) =>
  winnerRows(db, promotionId, beforeOf(undefined), liveWinners);
