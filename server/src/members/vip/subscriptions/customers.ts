import type { Kysely } from 'kysely';

import { findUser, type User } from '../../accounts/queries';
import type { Database } from '@scoreline/database/schema';
import type { VipDeps } from '../deps';
import { type Customer, customerOf, storeCustomer, lockCustomer } from '../queries';

type Db = Kysely<Database>;

/**
 * Locks the customer of an event or of the provider's list. An unknown customer is identified by the metadata we stored at
 * the provider.
 */
export async function adoptCustomer(
  db: Db,
  customerRef: string,
  { provider, now }: Pick<VipDeps, 'provider' | 'now'>,
): Promise<Customer | undefined> {
  const known = await lockCustomer(db, customerRef);
  if (known) return known;
  const owner = await provider.memberOf(customerRef);
  if (!owner) return undefined;
  const { userId, brandNumber: brand_number } = owner;
  const user = await findUser(db, userId);
  const other = user && (await customerOf(db, userId, provider.name));
  // A member's second customer is stored without a member, so that its subscriptions are ended.
  const user_id = user && !other ? userId : null;
  const row = { customer_ref: customerRef, user_id, brand_number };
  await storeCustomer(db, { ...row, provider: provider.name, now: now() });
  return lockCustomer(db, customerRef);
}

/** The member's customer at the provider, created at the first checkout. */
export async function ensureCustomer(
  db: Db,
  user: Pick<User, 'id' | 'email' | 'language'>,
  brandNumber: number,
  { provider, now }: Pick<VipDeps, 'provider' | 'now'>,
): Promise<Customer> {
  const known = await customerOf(db, user.id, provider.name);
  if (known) return known;
  const { id: userId, email, language } = user;
  const customerRef = await provider.createCustomer({ userId, email, language, brandNumber });
  const row = { customer_ref: customerRef, user_id: userId, brand_number: brandNumber };
  await storeCustomer(db, { ...row, provider: provider.name, now: now() });
  const made = await customerOf(db, userId, provider.name);
  if (!made) throw new Error('A customer of the payment provider could not be kept.');
  return made;
}
