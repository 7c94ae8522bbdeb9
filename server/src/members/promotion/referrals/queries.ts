import type { ReferralReason, ReferralState } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { onlyRow } from '@scoreline/database/onlyRow';
import type { Database } from '@scoreline/database/schema';

type Db = Kysely<Database>;

export const inviterOf = (db: Db, code: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'third_party_name'])
    .where('invite_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();

/** Promotions that a brand's members can be invited to now. */
export async function invitingPromotions(
  db: Db,
  brandNumber: number,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM promotions
    WHERE state = 'open' AND opens_at <= ${now} AND closes_at > ${now}
      AND rules->'regions' @> ${JSON.stringify([{ brandNumber }])}::jsonb
    ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

export const storePending = (
  db: Db,
  row: { promotion_id: number; inviter_id: number; friend_id: number; created_at: Date },
) =>
  db
    .insertInto('promotion_referrals')
    .values({ ...row, state: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export interface Pending {
  id: number;
  promotion_id: number;
  inviter_id: number;
  friend_id: number;
  inviter_user_id: number | null;
  inviter_email: string | null;
  email: string;
  created_at: Date;
}

/** Pending invites of a member in open promotions; none until the mail address is proved. */
export async function pendingOf(db: Db, userId: number, now: Date): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    SELECT r.id, r.promotion_id, r.inviter_id, r.friend_id, r.created_at,
      i.user_id AS inviter_user_id, inviter.email AS inviter_email, friend.email
    FROM promotion_participants f
    JOIN promotion_referrals r ON r.friend_id = f.id AND r.state = 'pending'
    JOIN promotions p ON p.id = r.promotion_id AND p.state = 'open' AND p.closes_at > ${now}
    JOIN promotion_participants i ON i.id = r.inviter_id
    JOIN users friend ON friend.id = f.user_id AND friend.verified_at IS NOT NULL
    LEFT JOIN users inviter ON inviter.id = i.user_id
    WHERE f.user_id = ${userId} ORDER BY r.promotion_id`.execute(db);
  return rows;
}

/** Held until the transaction ends, so that of two friends at one device the second sees the first. */
export const lockReferrals = (db: Db, promotionId: number) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('promotion referrals'), ${promotionId})`.execute(db);

export interface Marks {
  mail: Buffer;
  inviterMail: Buffer | null;
  device: Buffer;
  household: Buffer;
}

interface Facts {
  registered_device: boolean;
  same_mail: boolean;
  same_device: boolean;
  used_device: boolean;
  friends: number;
  household: number;
}

/** The facts that decide whether a friend counts. */
export async function factsOf(
  db: Db,
  pending: Pending,
  account: { userId: number; deviceId: string; marks: Marks; since: Date },
): Promise<Facts> {
  const { userId, deviceId, marks, since } = account;
  const answer = await sql<Facts>`WITH others AS (
      SELECT * FROM promotion_referrals
      WHERE promotion_id = ${pending.promotion_id} AND id <> ${pending.id} AND state <> 'pending')
    SELECT
      EXISTS (SELECT FROM device_ciphers WHERE device_id = ${deviceId}) AS registered_device,
      EXISTS (SELECT FROM others WHERE mail_hash = ${marks.mail})
        -- A participant from before this account deleted an account and returned.
        OR EXISTS (SELECT FROM promotion_entries WHERE promotion_id = ${pending.promotion_id}
          AND mail_hash = ${marks.mail} AND at < ${pending.created_at}) AS same_mail,
      EXISTS (SELECT FROM known_devices
        WHERE device_id = ${deviceId} AND user_id = ${pending.inviter_user_id}) AS same_device,
      EXISTS (SELECT FROM known_devices WHERE device_id = ${deviceId} AND user_id <> ${userId})
        OR EXISTS (SELECT FROM others WHERE device_hash = ${marks.device}) AS used_device,
      (SELECT count(*)::int FROM others WHERE state = 'qualified'
        AND inviter_id = ${pending.inviter_id} AND decided_at >= ${since}) AS friends,
      (SELECT count(*)::int FROM others WHERE state = 'qualified'
        AND household_hash = ${marks.household} AND decided_at >= ${since}) AS household`.execute(
    db,
  );
  return onlyRow(answer);
}

export const decide = (
  db: Db,
  id: number,
  { reason, marks, now }: { reason: ReferralReason | null; marks: Marks; now: Date },
) =>
  db
    .updateTable('promotion_referrals')
    .set({
      ...{ state: reason ? 'notCounted' : 'qualified', reason, decided_at: now },
      ...{ mail_hash: marks.mail, device_hash: marks.device, household_hash: marks.household },
    })
    .where('id', '=', id)
    .execute();

interface Friend {
  state: ReferralState;
  reason: ReferralReason | null;
  created_at: Date;
  email: string | null;
  third_party_name: string | null;
}

const shownFriends = 200;

/** Friends that a participant invited, newest first. A friend who left before the decision is omitted. */
export async function friendsOf(db: Db, participantId: number): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    SELECT r.state, r.reason, r.created_at, u.email, u.third_party_name
    FROM promotion_referrals r JOIN promotion_participants f ON f.id = r.friend_id
    LEFT JOIN users u ON u.id = f.user_id
    WHERE r.inviter_id = ${participantId} AND (r.state <> 'pending' OR u.id IS NOT NULL)
    ORDER BY r.id DESC LIMIT ${shownFriends}`.execute(db);
  return rows;
}
