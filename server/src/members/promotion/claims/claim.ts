import type { Claim, ClaimForm } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../../wire/gateway/bizError';
import type { MemberKey } from '../../two-step/memberKey';
import { presentClaim } from './present';
import { changeClaim, type ClaimRow, lockClaim } from './queries';

interface Claiming {
  db: Kysely<Database>;
  memberKey: MemberKey;
  now: Date;
}

type Prize = Pick<ClaimRow, 'promotion_id' | 'ticket' | 'participant_id'>;

const ownerOf = ({ promotion_id, ticket }: Pick<ClaimRow, 'promotion_id' | 'ticket'>) =>
  `claim:${promotion_id}:${ticket}` as const;

/** Stores where a won item is sent. It can be changed until the deadline while the item isn't sent. */
export function claimPrize(
  { db, memberKey, now }: Claiming,
  prize: Prize,
  form: ClaimForm,
): Promise<Claim> {
  return db.transaction().execute(async (transaction) => {
    const { promotion_id, ticket, participant_id } = prize;
    const claim = await lockClaim(transaction, participant_id, promotion_id, ticket);
    if (!claim) throw new BizError('unknownDraw');
    const isEditable = claim.state === 'open' || claim.state === 'claimed';
    if (!isEditable || claim.deadline <= now) throw new BizError('claimOver');
    const changed = await changeClaim(transaction, claim, {
      state: 'claimed',
      claimed_at: claim.claimed_at ?? now,
      sealed_form: memberKey.seal(Buffer.from(JSON.stringify(form)), ownerOf(claim)),
    });
    return { ticket, ...presentClaim(changed) };
  });
}

/** The form of a claim; null once its address is deleted. */
export function openForm(memberKey: MemberKey, claim: ClaimRow): ClaimForm | null {
  const plain = claim.sealed_form && memberKey.open(claim.sealed_form, ownerOf(claim));
  return plain ? (JSON.parse(plain.toString()) as ClaimForm) : null;
}
