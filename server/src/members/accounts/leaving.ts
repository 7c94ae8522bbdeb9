import { BizError } from '../../wire/gateway/bizError';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { exportedPromotions } from '../promotion/exported';
import { exclusionOf } from '../self-exclusion/queries';
import { useCode } from './codes';
import type { AccountDeps } from './deps';
import { verifySecret } from './passwords/passwords';
import { signedInUser } from './passwords/password';
import type { User } from './queries';

type Proof = Parsed<'patron/frontend/ciphered/delete-account'>;

/** Members with neither password nor address must have signed in within this time. */
const freshMs = 10 * 60_000;

/** True if the member proved their identity again: by password, by a mailed code, or by a recent sign-in. */
export async function isProved(
  user: User,
  { password, code }: Proof,
  context: OperationContext,
): Promise<boolean> {
  if (password !== undefined) return verifySecret(user.password_hash, password);
  if (code !== undefined && user.email)
    return (await useCode(context, user.email, 'address', code)).right;
  const age = context.now().getTime() - (context.session?.createdAt.getTime() ?? 0);
  return user.password_hash === null && user.email === null && age < freshMs;
}

/** Deletes the account and its data once the member has proved their identity again. */
export async function deleteAccount(
  request: Parsed<'patron/frontend/ciphered/delete-account'>,
  context: OperationContext,
  deps: AccountDeps,
): Promise<Record<string, never>> {
  const user = await signedInUser(context);
  await deps.limits.proofTried(user.id, context);
  if (!(await isProved(user, request, context)))
    throw new BizError(request.code === undefined ? 'wrongCredentials' : 'wrongCode');
  await context.db.transaction().execute(async (db) => {
    const own = db.selectFrom('sessions').select('sessions.id').where('user_id', '=', user.id);
    await db.deleteFrom('push_subscriptions').where('session_id', 'in', own).execute();
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    if (!user.email) return;
    await db.deleteFrom('mailed_codes').where('email', '=', user.email).execute();
    await db.deleteFrom('code_requests').where('email', '=', user.email).execute();
    await db.deleteFrom('mails').where('email', '=', user.email).execute();
  });
  return {};
}

async function allOf(parts: Record<string, Promise<unknown>>): Promise<Record<string, unknown>> {
  const read = Object.entries(parts).map(async ([name, part]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** All data stored about the member, without hashes. */
export async function exportData(context: OperationContext): Promise<Record<string, unknown>> {
  const { db } = context;
  const { password_hash, ...account } = await signedInUser(context);
  const of = account.id;
  const parts = await allOf({
    identities: db
      .selectFrom('identities')
      .select(['provider', 'subject', 'created_at'])
      .where('user_id', '=', of)
      .execute(),
    sessions: db
      .selectFrom('sessions')
      .select(['device_id', 'method', 'created_at', 'rotated_at', 'revoked_at'])
      .where('user_id', '=', of)
      .execute(),
    twoStep: db
      .selectFrom('two_step')
      .select(['begun_at', 'confirmed_at'])
      .where('user_id', '=', of)
      .execute(),
    roles: db
      .selectFrom('user_roles')
      .select(['role', 'name', 'granted_at'])
      .where('user_id', '=', of)
      .execute(),
    follows: db
      .selectFrom('follows')
      .select(['kind', 'target_id', 'sport', 'followed', 'at'])
      .where('user_id', '=', of)
      .execute(),
    settings: db
      .selectFrom('user_settings')
      .select(['key', 'value', 'at'])
      .where('user_id', '=', of)
      .execute(),
    feedback: db
      .selectFrom('feedback')
      .select(['intent', 'email', 'message', 'created_at'])
      .where('user_id', '=', of)
      .execute(),
    notifications: db
      .selectFrom('push_subscriptions as p')
      .innerJoin('sessions as s', 's.id', 'p.session_id')
      .select(['p.endpoint', 'p.types', 'p.language', 'p.created_at'])
      .where('s.user_id', '=', of)
      .execute(),
    calendarKeys: db
      .selectFrom('calendar_keys')
      .select(['created_at', 'revoked_at'])
      .where('user_id', '=', of)
      .execute(),
    vip: db
      .selectFrom('vip_history')
      .select(['at', 'kind', 'amount', 'currency', 'invoice_url'])
      .where('user_id', '=', of)
      .execute(),
    selfExclusion: exclusionOf(db, of, context.now()),
    promotions: exportedPromotions(db, of),
  });
  return { account: { ...account, hasPassword: password_hash !== null }, ...parts };
}
