import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { Promotion } from '../promotions/queries';
import { mailMark } from '../referrals/marks';
import { addChances } from './queries';

type Db = Kysely<Database>;

interface Entrant {
  participantId: number;
  userId: number;
  at: Date;
}

const hasEntered = (db: Db, participantId: number) =>
  db
    .selectFrom('promotion_chances')
    .select('id')
    .where('participant_id', '=', participantId)
    .where('reason', '=', 'entry')
    .executeTakeFirst();

/** Claims the mailbox for one entry; false if it was claimed before. */
async function takeMailbox(db: Db, promotionId: number, email: string, at: Date): Promise<boolean> {
  const taken = await db
    .insertInto('promotion_entries')
    .values({ promotion_id: promotionId, mail_hash: mailMark(promotionId, email), at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Adds the entry chances: once per mailbox, however many accounts it gets, and only after the address is proved. */
export async function enter(
  db: Db,
  { id: promotionId, rules }: Pick<Promotion, 'id' | 'rules'>,
  { participantId, userId, at }: Entrant,
): Promise<void> {
  const amount = rules.entryChances;
  if (amount === 0 || (await hasEntered(db, participantId))) return;
  const member = await db
    .selectFrom('users')
    .select(['email', 'verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!member || (member.email !== null && !member.verified_at)) return;
  if (member.email !== null && !(await takeMailbox(db, promotionId, member.email, at))) return;
  await addChances(db, [{ participantId, amount, reason: 'entry', reference: '', at }]);
}
