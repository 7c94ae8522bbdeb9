import type { LoginData } from '@scoreline/shared-lib/contract';

import { deviceOf, type AccountDeps } from '../accounts/deps';
import { openFor } from '../accounts/login/signIn';
import { BizError } from '../../wire/gateway/bizError';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import type { MemberKey } from './memberKey';
import { findPending, takePending, takeTry } from './pendingSignIns';
import { findTwoStep, takeStep } from './queries';
import { useRecoveryCode } from './recoveryCodes';
import { stepOfCode } from './totp';

/** Whether this is a code of the member's app or a recovery code; either is used up. */
export async function useSecondFactor(
  { db, now, logger }: Pick<OperationContext, 'db' | 'now' | 'logger'>,
  key: MemberKey,
  userId: number,
  given: string,
): Promise<boolean> {
  const code = given.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return useRecoveryCode(db, userId, code);
  const stored = await findTwoStep(db, userId);
  if (!stored) return false;
  const secret = key.open(stored.secret, userId);
  if (!secret) {
    logger.error({ userId }, 'two-step sign-in: the secret is of another MEMBER_KEY');
    return false;
  }
  const step = stepOfCode(secret, code, { now: now(), after: stored.last_step });
  return step !== null && takeStep(db, userId, step);
}

/** Completes a sign-in that the first step started at this device, within five minutes and five tries. */
export async function secondStep(
  { ticket, code }: Parsed<'patron/frontend/ciphered/second-step'>,
  context: OperationContext,
  { limits, memberKey, widgetClients }: AccountDeps,
): Promise<LoginData> {
  const pending = await findPending(context, ticket, deviceOf(context));
  if (!pending) throw new BizError('secondStepOver');
  await limits.stepTried(pending.userId, context);
  if (!(await takeTry(context, ticket))) throw new BizError('secondStepOver');
  if (!(await useSecondFactor(context, memberKey, pending.userId, code)))
    throw new BizError('wrongSecondStep');
  if (!(await takePending(context, ticket))) throw new BizError('secondStepOver');
  return openFor(context, { id: pending.userId }, pending.method, { widgetClients });
}
