import { randomBytes } from 'node:crypto';

import { mailTo, type AccountDeps } from '../accounts/deps';
import { isProved } from '../accounts/leaving';
import { signedInUser } from '../accounts/passwords/password';
import type { User } from '../accounts/queries';
import { BizError } from '../../wire/gateway/bizError';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { revokeSessions } from '../sessions/queries';
import * as queries from './queries';
import { insertRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes';
import { useSecondFactor } from './secondStep';
import { base32, keyUri, secretBytes, stepOfCode } from './totp';

const sessionOf = ({ session }: OperationContext): string => {
  if (!session) throw new Error('An operation of members without a session.');
  return session.id;
};

export async function twoStepStatus({ db, userId }: OperationContext) {
  const id = userId ?? 0;
  const on = (await queries.findTwoStep(db, id)) !== undefined;
  return { on, recoveryCodesLeft: on ? await queries.countRecoveryCodes(db, id) : 0 };
}

/**
 * Creates a secret for the app once the member has proved their identity again. Two-step sign-in stays off until a code
 * confirms it.
 */
export async function beginTwoStep(
  request: Parsed<'patron/frontend/ciphered/two-step/begin'>,
  context: OperationContext,
  { limits, memberKey, brandName }: AccountDeps,
) {
  const user = await signedInUser(context);
  await limits.proofTried(user.id, context);
  if (!(await isProved(user, request, context)))
    throw new BizError(request.code === undefined ? 'wrongCredentials' : 'wrongCode');
  const secret = randomBytes(secretBytes);
  const isStored = await queries.storeSetup(context.db, {
    userId: user.id,
    sessionId: sessionOf(context),
    secret: memberKey.seal(secret, user.id),
    now: context.now(),
  });
  if (!isStored) throw new BizError('conflict');
  const text = base32(secret);
  const issuer = brandName(context.brandNumber ?? 1);
  return { secret: text, uri: keyUri({ issuer, account: accountName(user), secret: text }) };
}

const accountName = ({ email, third_party_name, id }: User) =>
  email ?? (third_party_name || String(id));

/**
 * Turns two-step sign-in on with a code of the new secret. Returns ten recovery codes, once only, and ends the other
 * sessions.
 */
export async function confirmTwoStep(
  { code }: Parsed<'patron/frontend/ciphered/two-step/confirm'>,
  context: OperationContext,
  { limits, memberKey, wakeMailer }: AccountDeps,
) {
  const user = await signedInUser(context);
  const [userId, sessionId, now] = [user.id, sessionOf(context), context.now()];
  await limits.stepTried(userId, context);
  const setup = await queries.findSetup(context.db, { userId, sessionId, now });
  const secret = setup && memberKey.open(setup.secret, userId);
  if (!secret) throw new BizError('secondStepOver');
  const step = stepOfCode(secret, code.replace(/\s/g, ''), { now, after: 0 });
  if (step === null) throw new BizError('wrongSecondStep');
  const codes = await makeRecoveryCodes();
  await context.db.transaction().execute(async (db) => {
    const confirmed = { userId, secret: setup.secret, step, now };
    if (!(await queries.confirmSetup(db, confirmed))) throw new BizError('conflict');
    await insertRecoveryCodes(db, userId, codes);
    await revokeSessions(db, userId, now, sessionId);
    if (user.email) await mailTo({ ...context, db }, 'twoStepOn', user.email);
  });
  wakeMailer();
  return { recoveryCodes: codes.map((each) => each.code) };
}

/** Turns two-step sign-in off with a code of the app or a recovery code. */
export async function endTwoStep(
  { code }: Parsed<'patron/frontend/ciphered/two-step/end'>,
  context: OperationContext,
  { limits, memberKey, wakeMailer }: AccountDeps,
): Promise<Record<string, never>> {
  const user = await signedInUser(context);
  await limits.stepTried(user.id, context);
  if (!(await useSecondFactor(context, memberKey, user.id, code)))
    throw new BizError('wrongSecondStep');
  await context.db.transaction().execute(async (db) => {
    await queries.removeTwoStep(db, user.id);
    if (user.email) await mailTo({ ...context, db }, 'twoStepOff', user.email);
  });
  wakeMailer();
  return {};
}

/** Issues ten new recovery codes for a code of the app or an old recovery code; the old codes end. */
export async function renewRecoveryCodes(
  { code }: Parsed<'patron/frontend/ciphered/two-step/new-codes'>,
  context: OperationContext,
  { limits, memberKey, wakeMailer }: AccountDeps,
) {
  const user = await signedInUser(context);
  await limits.stepTried(user.id, context);
  if (!(await useSecondFactor(context, memberKey, user.id, code)))
    throw new BizError('wrongSecondStep');
  const codes = await makeRecoveryCodes();
  await context.db.transaction().execute(async (db) => {
    if (!(await replaceRecoveryCodes(db, user.id, codes))) throw new BizError('conflict');
    if (user.email) await mailTo({ ...context, db }, 'newRecoveryCodes', user.email);
  });
  wakeMailer();
  return { recoveryCodes: codes.map((each) => each.code) };
}
