import {
  type DrawRecord,
  drawText,
  fractionOf,
  prizeAt,
  recordText,
} from '@scoreline/shared-lib/contract';
import type { Selectable } from 'kysely';

import type { PromotionDrawTable } from '@scoreline/database/tables/promotionTables';
import { nodeCrypto, sha256Hex } from '../audit/nodeCrypto';
import type { Prize } from '../promotions/queries';

export type DrawRow = Selectable<PromotionDrawTable>;
type RecordRow = Pick<
  DrawRow,
  'ticket' | 'promotion_id' | 'round_id' | 'client_random' | 'prize_id' | 'at' | 'previous' | 'hash'
>;

export const presentRecord = (row: RecordRow): DrawRecord => ({
  ticket: row.ticket,
  promotionId: row.promotion_id,
  roundId: row.round_id,
  clientRandom: row.client_random,
  prizeId: row.prize_id,
  at: row.at.toISOString(),
  previous: row.previous,
  hash: row.hash,
});

/** The prize that the rule yields for a draw, whether or not any remains. */
export function ruledPrize(
  seed: Buffer,
  prizes: readonly Prize[],
  {
    promotion_id,
    ticket,
    client_random,
  }: Pick<DrawRow, 'promotion_id' | 'ticket' | 'client_random'>,
): number | null {
  const message = Buffer.from(drawText(promotion_id, ticket, client_random));
  return prizeAt(fractionOf(nodeCrypto.hmacSha256(seed, message)), prizes);
}

/** A record's hash, which includes the previous record's hash. */
export const hashOf = (row: Omit<RecordRow, 'hash'>): string => {
  const { hash: _none, ...record } = presentRecord({ ...row, hash: '' });
  return sha256Hex(recordText(record));
};
