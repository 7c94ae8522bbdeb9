import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';
import type { Round } from '../rounds/queries';
import type { DrawRow } from './record';

type Db = Kysely<Database>;

export interface Wish {
  participantId: number;
  userId: number;
  /** Chosen by the client: a participant's key identifies one draw. */
  key: string;
  clientRandom: string;
}

interface Standing {
  /** Existing draws of the requests' keys. */
  drawn: DrawRow[];
  chances: Map<number, number>;
  /** How many of each prize were won. */
  given: Map<number, number>;
}

type JsonRow = Omit<DrawRow, 'at'> & { at: string };

/** The state that a batch is decided on; call it after the round is locked. */
export async function standingOf(
  db: Db,
  promotionId: number,
  wishes: readonly Wish[],
): Promise<Standing> {
  const participants = wishes.map(({ participantId }) => participantId);
  const keys = wishes.map(({ key }) => key);
  const answer = await sql<{
    drawn: JsonRow[] | null;
    chances: { id: number; sum: number }[] | null;
    given: { id: number; given: number }[] | null;
  }>`SELECT
    (SELECT json_agg(d) FROM promotion_draws d
     JOIN unnest(${participants}::int[], ${keys}::uuid[]) AS w (participant_id, key)
       ON d.participant_id = w.participant_id AND d.key = w.key) AS drawn,
    (SELECT json_agg(c) FROM (SELECT participant_id AS id, sum(amount)::int AS sum
       FROM promotion_chances WHERE participant_id = ANY (${participants}::int[])
       GROUP BY participant_id) c) AS chances,
    (SELECT json_agg(g) FROM (SELECT prize_id AS id, given FROM promotion_pots
       WHERE promotion_id = ${promotionId}) g) AS given`.execute(db);
  const { drawn, chances, given } = onlyRow(answer);
  return {
    drawn: (drawn ?? []).map((row) => ({ ...row, at: new Date(row.at) })),
    chances: new Map((chances ?? []).map(({ id, sum }) => [id, sum])),
    given: new Map((given ?? []).map((row) => [row.id, row.given])),
  };
}

export interface NewClaim {
  ticket: number;
  participantId: number;
  prizeId: number;
  deadline: Date;
}

interface Written {
  round: Pick<Round, 'promotion_id' | 'round_id'>;
  draws: readonly DrawRow[];
  /** How many more of each prize were won. */
  taken: ReadonlyMap<number, number>;
  claims: readonly NewClaim[];
  head: string;
  headSignature: string;
}

/** Writes a batch: draws, spent chances, prizes won, claims, and the chain's new head. */
export async function writeBatch(db: Db, written: Written): Promise<void> {
  const { round, draws, taken, claims, head, headSignature } = written;
  const of = <K extends keyof DrawRow>(column: K) => draws.map((draw) => draw[column]);
  const claimed = <K extends keyof NewClaim>(name: K) => claims.map((claim) => claim[name]);
  await sql`WITH drawn AS (
      INSERT INTO promotion_draws (promotion_id, round_id, ticket, participant_id, key, client_random,
        prize_id, used_up, chances, at, previous, hash)
      SELECT ${round.promotion_id}::int, ${round.round_id}::int, * FROM unnest(
        ${of('ticket')}::int[], ${of('participant_id')}::int[], ${of('key')}::uuid[],
        ${of('client_random')}::text[], ${of('prize_id')}::int[], ${of('used_up')}::int[],
        ${of('chances')}::int[], ${of('at')}::timestamptz[], ${of('previous')}::text[], ${of('hash')}::text[])),
    spent AS (
      INSERT INTO promotion_chances (participant_id, amount, reason, reference, at)
      SELECT participant_id, -1, 'draw', ticket::text, at FROM unnest(
        ${of('participant_id')}::int[], ${of('ticket')}::int[], ${of('at')}::timestamptz[])
        AS d (participant_id, ticket, at) ORDER BY participant_id),
    out AS (
      UPDATE promotion_pots p SET given = p.given + t.number
      FROM unnest(${[...taken.keys()]}::int[], ${[...taken.values()]}::int[]) AS t (prize_id, number)
      WHERE p.promotion_id = ${round.promotion_id} AND p.prize_id = t.prize_id),
    to_claim AS (
      INSERT INTO promotion_claims (promotion_id, state, ticket, participant_id, prize_id, deadline)
      SELECT ${round.promotion_id}::int, 'open', * FROM unnest(
        ${claimed('ticket')}::int[], ${claimed('participantId')}::int[],
        ${claimed('prizeId')}::int[], ${claimed('deadline')}::timestamptz[]))
    UPDATE promotion_rounds SET head = ${head}, head_signature = ${headSignature},
      draws = draws + ${draws.length}
    WHERE promotion_id = ${round.promotion_id} AND round_id = ${round.round_id}`.execute(db);
}
