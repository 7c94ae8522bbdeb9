import { BizError } from '../../../wire/gateway/bizError';
import type { OperationContext, Parsed } from '../../../wire/gateway/operation';
import { revokeSessions } from '../../sessions/queries';
import { askCodeMail } from '../codeMail';
import { useCode } from '../codes';
import { mailTo, type AccountDeps } from '../deps';
import { normaliseEmail } from '../email';
import { checkNewPassword, hashSecretSlowly, verifySecret } from './passwords';
import { findByEmail, findUser, setPassword, type User } from '../queries';

/**
 * Mails a code unless one was mailed recently. Known and unknown addresses get the same answer for the same work; the mailer
 * looks the account up.
 */
export async function mailCode(
  kind: 'address' | 'reset',
  given: string,
  context: OperationContext,
  deps: AccountDeps,
): Promise<Record<string, never>> {
  const email = normaliseEmail(given);
  const write = await askCodeMail(kind, email, context, deps);
  await write(context.db);
  deps.wakeMailer();
  return {};
}

/** Sets a new password with a mailed code and ends all sessions. */
export async function resetPassword(
  { email: given, code, newPassword }: Parsed<'patron/frontend/ciphered/reset-password'>,
  context: OperationContext,
  deps: AccountDeps,
): Promise<Record<string, never>> {
  const email = normaliseEmail(given);
  checkNewPassword(newPassword, email);
  const tried = await deps.limits.codeTried(email, context);
  // The number of remaining tries would reveal whether the address has an account, because only an account has a code.
  const { right } = await useCode(context, email, 'reset', code);
  if (!right) throw new BizError('wrongCode');
  const user = await findByEmail(context.db, email);
  if (!user) throw new BizError('wrongCode');
  await tried.right();
  await replacePassword(user, newPassword, context);
  deps.wakeMailer();
  return {};
}

/** Ends the member's other sessions and keeps this one. */
export async function changePassword(
  { currentPassword, newPassword }: Parsed<'patron/frontend/ciphered/change-password'>,
  context: OperationContext,
  deps: AccountDeps,
): Promise<Record<string, never>> {
  const user = await signedInUser(context);
  const tried = await deps.limits.proofTried(user.id, context);
  checkNewPassword(newPassword, user.email ?? '');
  if (!(await verifySecret(user.password_hash, currentPassword)))
    throw new BizError('wrongCredentials');
  await tried.right();
  await replacePassword(user, newPassword, context, context.session?.id);
  deps.wakeMailer();
  return {};
}

async function replacePassword(
  user: User,
  password: string,
  context: OperationContext,
  exceptSession?: string,
): Promise<void> {
  const hash = await hashSecretSlowly(password);
  const now = context.now();
  await context.db.transaction().execute(async (db) => {
    await setPassword(db, user.id, hash, now);
    await db.deleteFrom('pending_passwords').where('user_id', '=', user.id).execute();
    await revokeSessions(db, user.id, now, exceptSession);
    if (user.email) await mailTo({ ...context, db }, 'passwordChanged', user.email);
  });
}

export async function signedInUser({ db, userId }: OperationContext): Promise<User> {
  const user = userId === null ? undefined : await findUser(db, userId);
  if (!user) throw new Error('A session without an account.');
  return user;
}
