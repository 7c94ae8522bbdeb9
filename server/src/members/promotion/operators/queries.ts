import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;

export interface PromotionFigures {
  id: number;
  key: string;
  state: string;
  opens_at: Date;
  closes_at: Date;
  participants: number;
  draws: number;
  wins: number;
  pending: number;
  qualified: number;
  not_counted: number;
  open_claims: number;
  to_send: number;
}

/** The figures of the latest promotions, newest first. */
export async function promotionFigures(db: Db): Promise<PromotionFigures[]> {
  const { rows } = await sql<PromotionFigures>`
    SELECT p.id, p.key, p.state, p.opens_at, p.closes_at,
      (SELECT count(*)::int FROM promotion_participants WHERE promotion_id = p.id) AS participants,
      (SELECT coalesce(sum(draws), 0)::int FROM promotion_rounds WHERE promotion_id = p.id) AS draws,
      (SELECT coalesce(sum(given), 0)::int FROM promotion_pots WHERE promotion_id = p.id) AS wins,
      r.pending, r.qualified, r.not_counted, c.open_claims, c.to_send
    FROM promotions p
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE state = 'pending')::int AS pending,
      count(*) FILTER (WHERE state = 'qualified')::int AS qualified,
      count(*) FILTER (WHERE state = 'notCounted')::int AS not_counted
      FROM promotion_referrals WHERE promotion_id = p.id) r
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE state = 'open')::int AS open_claims,
      count(*) FILTER (WHERE state = 'claimed')::int AS to_send
      FROM promotion_claims WHERE promotion_id = p.id) c
    ORDER BY p.id DESC LIMIT 20`.execute(db);
  return rows;
}

export interface Pots {
  prize_id: number;
  names: Record<string, string>;
  number: number;
  given: number;
  odds: number;
}

export async function potsOf(db: Db, promotionId: number): Promise<Pots[]> {
  const { rows } = await sql<Pots>`
    SELECT z.prize_id, z.names, z.number, o.given, z.odds FROM promotion_prizes z
    JOIN promotion_pots o USING (promotion_id, prize_id)
    WHERE z.promotion_id = ${promotionId} ORDER BY z.prize_id`.execute(db);
  return rows;
}

export interface Suspicion {
  promotion_id: number;
  /** The inviter's account id; null if it was deleted. */
  member: number | null;
  qualified: number;
  same_device: number;
  same_mail: number;
  used_device: number;
  household_limit: number;
  daily_limit: number;
  /** Devices and households that the inviter's friends share, qualified or not. */
  devices: number;
  households: number;
  wins: number;
}

/** Inviters with friends who didn't count, and the reasons; those with the most first. */
export async function suspicions(db: Db, promotionId: number | null): Promise<Suspicion[]> {
  const { rows } = await sql<Suspicion>`
    SELECT r.promotion_id, p.user_id AS member,
      count(*) FILTER (WHERE r.state = 'qualified')::int AS qualified,
      count(*) FILTER (WHERE r.reason = 'sameDevice')::int AS same_device,
      count(*) FILTER (WHERE r.reason = 'sameMail')::int AS same_mail,
      count(*) FILTER (WHERE r.reason = 'usedDevice')::int AS used_device,
      count(*) FILTER (WHERE r.reason = 'householdLimit')::int AS household_limit,
      count(*) FILTER (WHERE r.reason = 'dailyLimit')::int AS daily_limit,
      count(DISTINCT r.device_hash)::int AS devices,
      count(DISTINCT r.household_hash)::int AS households,
      (SELECT count(*)::int FROM promotion_draws d
       WHERE d.participant_id = p.id AND d.prize_id IS NOT NULL) AS wins
    FROM promotion_referrals r JOIN promotion_participants p ON p.id = r.inviter_id
    WHERE ${promotionId}::int IS NULL OR r.promotion_id = ${promotionId}
    GROUP BY r.promotion_id, p.id, p.user_id
    HAVING count(*) FILTER (WHERE r.state = 'notCounted') > 0
    ORDER BY count(*) FILTER (WHERE r.state = 'notCounted') DESC, p.id LIMIT 50`.execute(db);
  return rows;
}
