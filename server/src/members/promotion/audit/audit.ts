import type { DrawRecord, PromotionAudit } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { MemberKey } from '../../two-step/memberKey';
import { type DrawRow, presentRecord } from '../draws/record';
import { presentTerms, presentWitness } from '../promotions/present';
import type { Promotion } from '../promotions/queries';
import { type Round, roundsOf } from '../rounds/queries';
import { mixedSecret, openSecret } from '../rounds/seeds';
import { publishedTerms } from './terms';

type Db = Kysely<Database>;
type AuditRound = PromotionAudit['rounds'][number];

const pageSize = 5_000;

async function recordRows(db: Db, round: Round, after: number): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    SELECT promotion_id, ticket, round_id, client_random, prize_id, at, previous, hash
    FROM promotion_draws
    WHERE promotion_id = ${round.promotion_id} AND ticket > ${after}
      AND ticket < ${round.first_ticket + round.draws}
    ORDER BY ticket LIMIT ${pageSize}`.execute(db);
  return rows;
}

/** A round's records up to its head, page by page. */
async function* recordPages(db: Db, round: Round): AsyncGenerator<DrawRecord[]> {
  let after = round.first_ticket - 1;
  for (;;) {
    const rows = await recordRows(db, round, after);
    if (rows.length > 0) yield rows.map(presentRecord);
    if (rows.length < pageSize) return;
    after = lastItem(rows).ticket;
  }
}

async function returnedIn(
  db: Db,
  { promotion_id, round_id }: Round,
): Promise<AuditRound['returned']> {
  const rows = await db
    .selectFrom('promotion_returns')
    .selectAll()
    .where('promotion_id', '=', promotion_id)
    .where('round_id', '=', round_id)
    .orderBy('ticket')
    .execute();
  return rows.map((row) => ({
    ...{ promotionId: row.promotion_id, roundId: row.round_id, ticket: row.ticket },
    ...{ prizeId: row.prize_id, beforeTicket: row.before_ticket, at: row.at.toISOString() },
    signature: row.signature,
  }));
}

function headOfRound(memberKey: MemberKey, round: Round): Omit<AuditRound, 'records' | 'returned'> {
  const isOut = round.seed !== null;
  const secret = round.witness && isOut ? openSecret(memberKey, round).toString('hex') : null;
  const terms = presentTerms(round);
  const mixed = terms && isOut ? mixedSecret(memberKey, round).toString('hex') : null;
  return {
    ...{ id: round.round_id, seedHash: round.seed_hash!, seed: round.seed },
    ...{ publicKey: round.public_key, head: round.head!, headSignature: round.head_signature! },
    witness: presentWitness(round, secret),
    ...(terms && { terms: { ...terms, secret: mixed } }),
  };
}

/** The audit file of a promotion as chunks of one JSON text, because it may hold a million draws. */
export async function* auditText(
  { db, memberKey }: { db: Db; memberKey: MemberKey },
  promotion: Promotion,
): AsyncGenerator<string> {
  const rounds = (await roundsOf(db, promotion.id)).filter(({ seed_hash }) => seed_hash !== null);
  yield `${JSON.stringify(publishedTerms(promotion)).slice(0, -1)},"rounds":[`;
  for (const [index, round] of rounds.entries()) {
    const returned = await returnedIn(db, round);
    const head = JSON.stringify({ ...headOfRound(memberKey, round), returned });
    yield `${index > 0 ? ',' : ''}${head.slice(0, -1)},"records":[`;
    let comma = '';
    for await (const records of recordPages(db, round)) {
      yield comma + records.map((record) => JSON.stringify(record)).join(',\n');
      comma = ',\n';
    }
    yield ']}';
  }
  yield ']}';
}
