import type { OperationContext } from '../../wire/gateway/operation';
import { readEmail } from '../accounts/email';
import { ensureUser, findUser, proveAddress, type User } from '../accounts/queries';
import type { Identity } from './identity';

/**
 * The member of a provider's user. An existing account is linked only by an address that the provider has verified, because
 * anyone can write any address into a profile.
 */
export async function memberOf(
  context: OperationContext,
  identity: Identity,
  inviteCode?: string,
): Promise<User> {
  const { provider, subject } = identity;
  const now = context.now();
  return context.db.transaction().execute(async (db) => {
    const known = await db
      .selectFrom('identities')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    const user = known && (await findUser(db, known.user_id));
    if (user) return user;
    const email = identity.emailVerified ? readEmail(identity.email) : null;
    const made = await ensureUser(db, {
      email,
      third_party_name: identity.name,
      invited_by: inviteCode ?? null,
      language: context.language ?? 'en',
      brand_number: context.brandNumber ?? 1,
      created_at: now,
    });
    if (email) await proveAddress(db, made, null, now);
    const row = { provider, subject, user_id: made.id, created_at: now };
    await db.insertInto('identities').values(row).execute();
    return made;
  });
}
