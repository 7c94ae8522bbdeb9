import type { LoginData } from '@scoreline/shared-lib/contract';

import { BizError } from '../../../wire/gateway/bizError';
import type { OperationContext, Parsed } from '../../../wire/gateway/operation';
import { askCodeMail } from '../codeMail';
import { useCode } from '../codes';
import { deviceOf, type AccountDeps } from '../deps';
import { normaliseEmail } from '../email';
import { checkNewPassword, hashSecretSlowly, verifySecret } from '../passwords/passwords';
import { ensureUser, findByEmail, storePendingPassword, proveAddress, type User } from '../queries';
import { signIn } from './signIn';
import { memberOf } from '../../sign-in/link';

type Request = Parsed<'patron/frontend/ciphered/register-login'>;

/** Signs in, and creates the account of a new address or provider user. */
export async function registerLogin(
  request: Request,
  context: OperationContext,
  deps: AccountDeps,
): Promise<LoginData> {
  deviceOf(context);
  if (request.type === 'password') return withPassword(request, context, deps);
  if (request.type === 'code') {
    const { email, code = '', inviteCode } = request;
    return withCode(email, code, context, deps, inviteCode);
  }
  await deps.limits.providerCalled(context);
  const identity = await deps.thirdParty.identify(request.type, request.token ?? '', context);
  const user = await memberOf(context, identity, request.inviteCode);
  return signIn(context, user, request.type, deps);
}

async function withPassword(request: Request, context: OperationContext, deps: AccountDeps) {
  const { password = '' } = request;
  const email = normaliseEmail(request.email);
  // Checked first for every address, so that the answer doesn't reveal which addresses have accounts.
  checkNewPassword(password, email);
  const tried = await deps.limits.passwordTried(email, context);
  const user = await findByEmail(context.db, email);
  if (!user?.verified_at) return register({ ...request, email, password }, user, context, deps);
  if (!(await verifySecret(user.password_hash, password))) throw new BizError('wrongCredentials');
  await tried.right();
  return signIn(context, user, 'password', deps);
}

/** Stores the password until a mailed code proves the address. */
async function register(
  {
    email,
    password,
    inviteCode,
  }: { email: string; password: string; inviteCode?: string | undefined },
  known: User | undefined,
  context: OperationContext,
  deps: AccountDeps,
): Promise<never> {
  const writeMail = await askCodeMail('address', email, context, deps);
  const hash = await hashSecretSlowly(password);
  const [deviceId, now] = [deviceOf(context), context.now()];
  const user = await context.db.transaction().execute(async (db) => {
    const ensured = known ?? (await ensureUser(db, newUser(context, email, inviteCode)));
    await storePendingPassword(db, { userId: ensured.id, deviceId, hash, now });
    await writeMail(db);
    return ensured;
  });
  deps.wakeMailer();
  throw new BizError('verifyFirst').with({ userId: user.id });
}

/** Signs in with a code, which proves the address, and creates the account if it is new. */
export async function withCode(
  given: string | undefined,
  code: string,
  context: OperationContext,
  deps: AccountDeps,
  inviteCode?: string,
): Promise<LoginData> {
  const email = normaliseEmail(given);
  const tried = await deps.limits.codeTried(email, context);
  const { right, left } = await useCode(context, email, 'address', code);
  if (!right) throw new BizError('wrongCode').with(left && { triesLeft: left });
  await tried.right();
  const user = await context.db.transaction().execute(async (db) => {
    const ensured = await ensureUser(db, newUser(context, email, inviteCode));
    await proveAddress(db, ensured, deviceOf(context), context.now());
    return ensured;
  });
  return signIn(context, user, 'code', deps);
}

const newUser = (context: OperationContext, email: string, inviteCode?: string) => ({
  email,
  invited_by: inviteCode ?? null,
  language: context.language ?? 'en',
  brand_number: context.brandNumber ?? 1,
  created_at: context.now(),
});
