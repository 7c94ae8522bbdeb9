import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { MemberKey } from '../../two-step/memberKey';
import type { Promotion } from '../promotions/queries';
import { Refused } from '../rounds/lifecycle';
import { openForm } from './claim';
import { changeClaim, claimOf, type ClaimRow, claimsOf } from './queries';

interface Deps {
  db: Kysely<Database>;
  now: () => Date;
  memberKey: MemberKey;
}

function claimLine(memberKey: MemberKey, claim: ClaimRow, prize: string): string {
  const form = openForm(memberKey, claim);
  const address = form
    ? [form.name, form.street, `${form.postalCode} ${form.city}`.trim(), form.country, form.phone]
    : [];
  const until = claim.state === 'open' ? ` until ${claim.deadline.toISOString().slice(0, 10)}` : '';
  const facts = [`ticket ${claim.ticket}`, prize, `${claim.state}${until}`, ...address];
  return facts.filter(Boolean).join(' | ');
}

/** Won items and their delivery addresses. */
export async function claimsText({ db, memberKey }: Deps, { id, prizes }: Promotion) {
  const claims = await claimsOf(db, id);
  const nameOf = (claim: ClaimRow) =>
    prizes.find(({ prizeId }) => prizeId === claim.prize_id)?.names.en ?? '';
  if (claims.length === 0) return 'Nothing was won that is to be sent.';
  return claims.map((claim) => claimLine(memberKey, claim, nameOf(claim))).join('\n');
}

const before = { sent: 'claimed', delivered: 'sent' } as const;

/** Records that an item was sent or delivered. */
export const moveClaim = (
  { db, now }: Deps,
  { promotionId, ticket }: { promotionId: number; ticket: number },
  state: 'sent' | 'delivered',
): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const claim = await claimOf(transaction, promotionId, ticket);
    if (!claim) throw new Refused(`Nothing was won with ticket ${ticket} that is to be sent.`);
    if (claim.state !== before[state]) throw new Refused(`Ticket ${ticket} is ${claim.state}.`);
    const at = now();
    await changeClaim(transaction, claim, {
      state,
      ...(state === 'sent' ? { sent_at: at } : { delivered_at: at }),
    });
    return `Ticket ${ticket}: ${state}.`;
  });
