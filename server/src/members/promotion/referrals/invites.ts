import type { ReferralReason } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { join } from '../chances/participants';
import { addChances } from '../chances/queries';
import { findPromotion, type Promotion } from '../promotions/queries';
import { deviceMark, householdMark, mailMark } from './marks';
import {
  decide,
  factsOf,
  inviterOf,
  invitingPromotions,
  storePending,
  lockReferrals,
  type Marks,
  type Pending,
  pendingOf,
} from './queries';

type Db = Kysely<Database>;

interface NewMember {
  id: number;
  invited_by: string | null;
  brand_number: number;
}

/** Records who invited a new member to the running promotions, in the transaction that creates the account. */
export async function noteInvite(db: Db, member: NewMember, now: Date): Promise<void> {
  if (!member.invited_by) return;
  const inviter = await inviterOf(db, member.invited_by);
  if (!inviter || inviter.id === member.id) return;
  for (const id of await invitingPromotions(db, member.brand_number, now)) {
    const promotion = await findPromotion(db, id);
    if (!promotion) continue;
    const inviterPart = await join(db, promotion, inviter.id, now);
    const friendPart = await join(db, promotion, member.id, now);
    await storePending(db, {
      ...{ promotion_id: id, inviter_id: inviterPart, friend_id: friendPart, created_at: now },
    });
  }
}

interface SignIn {
  userId: number;
  deviceId: string;
  /** The network address of the caller. */
  address: string;
  now: Date;
}

/** Decides the invites of a member who signs in with a proved mail address, in the sign-in's transaction. */
export async function decideInvites(db: Db, signIn: SignIn): Promise<void> {
  for (const pending of await pendingOf(db, signIn.userId, signIn.now)) {
    const promotion = await findPromotion(db, pending.promotion_id);
    if (promotion) await decideOne(db, promotion, pending, signIn);
  }
}

async function decideOne(db: Db, promotion: Promotion, pending: Pending, signIn: SignIn) {
  const { userId, deviceId, address, now } = signIn;
  const marks: Marks = {
    mail: mailMark(promotion.id, pending.email),
    inviterMail: pending.inviter_email ? mailMark(promotion.id, pending.inviter_email) : null,
    device: deviceMark(promotion.id, deviceId),
    household: householdMark(promotion.id, address),
  };
  await lockReferrals(db, promotion.id);
  const since = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const facts = await factsOf(db, pending, { userId, deviceId, marks, since });
  // A program can invent a device id, so the invite stays pending until a sign-in at a registered device.
  if (!facts.registered_device) return;
  const reason = reasonAgainst(facts, marks, promotion);
  await decide(db, pending.id, { reason, marks, now });
  if (reason) return;
  const chance = { amount: 1, reference: String(pending.id), at: now };
  await addChances(db, [
    { ...chance, participantId: pending.inviter_id, reason: 'friend' },
    { ...chance, participantId: pending.friend_id, reason: 'invited' },
  ]);
}

/** The first reason against counting a friend; null if the friend counts. */
function reasonAgainst(
  facts: Awaited<ReturnType<typeof factsOf>>,
  { mail, inviterMail }: Marks,
  { rules }: Promotion,
): ReferralReason | null {
  if (inviterMail?.equals(mail) || facts.same_mail) return 'sameMail';
  if (facts.same_device) return 'sameDevice';
  if (facts.used_device) return 'usedDevice';
  if (facts.household >= rules.householdADay) return 'householdLimit';
  if (facts.friends >= rules.friendsADay) return 'dailyLimit';
  return null;
}
