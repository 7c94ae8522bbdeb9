import type { Kysely } from 'kysely';

import { findUser } from '../accounts/queries';
import type { VipMailKind } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import { writeMail } from '../mail/outbox';
import { isExcluded } from '../self-exclusion/queries';
import type { Money } from './payment/provider';

interface VipMail {
  kind: VipMailKind;
  now: Date;
  /** The date in the mail. */
  at: Date;
  money?: Money;
}

/** Writes a mail about VIP in the caller's transaction, unless the member has no address or is self-excluded. */
export async function mailMember(
  db: Kysely<Database>,
  { user_id: userId, brand_number: brandNumber }: { user_id: number; brand_number: number },
  { kind, now, at, money }: VipMail,
): Promise<void> {
  const user = await findUser(db, userId);
  if (!user?.email || (await isExcluded(db, userId, now))) return;
  const { email, language } = user;
  const data = {
    at: at.toISOString(),
    ...(money && { amount: money.amount, currency: money.currency }),
  };
  await writeMail(db, { kind, email, language, brandNumber, data, now });
}
