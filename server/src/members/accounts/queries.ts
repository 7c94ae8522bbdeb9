import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';

import type { UserTable } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import { noteInvite } from '../promotion/referrals/invites';

export type User = Selectable<UserTable>;

export const findByEmail = (db: Kysely<Database>, email: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

export const findUser = (db: Kysely<Database>, id: number): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

type NewUser = Omit<Insertable<UserTable>, 'invite_code'>;
/** Without letters and digits that look alike. */
const inviteLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newInviteCode = () =>
  [...randomBytes(8)].map((byte) => inviteLetters[byte % inviteLetters.length]).join('');

/** The account of an address, created if it is new. Of concurrent calls, one creates it. */
export async function ensureUser(db: Kysely<Database>, user: NewUser): Promise<User> {
  const made = await db
    .insertInto('users')
    .values({ ...user, invite_code: newInviteCode() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) await noteInvite(db, made, made.created_at);
  const found = made ?? (user.email ? await findByEmail(db, user.email) : undefined);
  if (!found) throw new Error('An account could neither be made nor found.');
  return found;
}

export async function storePendingPassword(
  db: Kysely<Database>,
  { userId, deviceId, hash, now }: { userId: number; deviceId: string; hash: string; now: Date },
): Promise<void> {
  const row = { password_hash: hash, created_at: now };
  await db
    .insertInto('pending_passwords')
    .values({ user_id: userId, device_id: deviceId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet(row))
    .execute();
}

/**
 * Marks the address as proved. The password chosen at this device takes effect; passwords chosen at other devices are
 * discarded, and so is the account's earlier password.
 */
export async function proveAddress(
  db: Kysely<Database>,
  user: User,
  deviceId: string | null,
  now: Date,
): Promise<void> {
  if (user.verified_at) return;
  const pending = await db
    .deleteFrom('pending_passwords')
    .where('user_id', '=', user.id)
    .returning(['device_id', 'password_hash'])
    .execute();
  const own = pending.find(({ device_id }) => device_id === deviceId);
  await db
    .updateTable('users')
    .set({ verified_at: now, password_hash: own?.password_hash ?? null })
    .where('id', '=', user.id)
    .execute();
}

/**
 * Deletes accounts with an unproved address that were created before `before`. Keeps members of a provider, and accounts for
 * which a password was chosen since `chosenSince`, because a code may be on its way.
 */
export const deleteUnproved = (db: Kysely<Database>, before: Date, chosenSince: Date) =>
  db
    .deleteFrom('users as u')
    .where('verified_at', 'is', null)
    .where('email', 'is not', null)
    .where('u.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identities as i').select('i.user_id').whereRef('i.user_id', '=', 'u.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pending_passwords as p')
            .select('p.user_id')
            .whereRef('p.user_id', '=', 'u.id')
            .where('p.created_at', '>=', chosenSince),
        ),
      ),
    )
    .execute();

export const setPassword = (db: Kysely<Database>, userId: number, hash: string, now: Date) =>
  db
    .updateTable('users')
    .set((eb) => ({
      password_hash: hash,
      verified_at: eb.fn.coalesce('verified_at', eb.val(now)),
    }))
    .where('id', '=', userId)
    .execute();

/** True the first time. */
export async function noteSignIn(
  db: Kysely<Database>,
  userId: number,
  now: Date,
  language: string,
) {
  const first = await db
    .updateTable('users')
    .set({ signed_in_at: now, language })
    .where('id', '=', userId)
    .where('signed_in_at', 'is', null)
    .executeTakeFirst();
  if (first.numUpdatedRows === 1n) return true;
  await db
    .updateTable('users')
    .set({ signed_in_at: now, language })
    .where('id', '=', userId)
    .execute();
  return false;
}
