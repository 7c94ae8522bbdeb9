import type { SelfExclusion } from '@scoreline/shared-lib/contract';

import { BizError } from '../../wire/gateway/bizError';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import { memberOf } from '../sessions/memberOf';
import { exclude, exclusionOf } from './queries';

const path = 'patron/frontend/self-exclusion';
const dayMs = 86_400_000;
const longestDays = 5 * 366;

interface Deps {
  /** Ends renewals that the member would pay for; a job retries failures. */
  endRenewals(memberId: number, context: OperationContext): Promise<void>;
}

async function state(context: OperationContext): Promise<SelfExclusion> {
  const found = await exclusionOf(context.db, memberOf(context), context.now());
  return { until: found?.until.toISOString() ?? null };
}

/** The same day of the month, or the last day of a shorter month. */
function monthsAfter(now: Date, months: number): Date {
  const at = new Date(now);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return at;
}

function endOf(request: Parsed<`${typeof path}/set`>, now: Date): Date {
  if ('months' in request) return monthsAfter(now, request.months);
  const until = new Date(request.until);
  const days = (until.getTime() - now.getTime()) / dayMs;
  if (days <= 0 || days > longestDays) throw new BizError('invalidInput');
  return until;
}

/** A member's self-exclusion from betting content and offers. It can only be lengthened. */
export const selfExclusionOperations = ({ endRenewals }: Deps) => [
  defineOperation(`${path}/get`, (_, context) => state(context)),
  defineOperation(`${path}/set`, async (request, context) => {
    const now = context.now();
    await exclude(context.db, { memberId: memberOf(context), until: endOf(request, now), now });
    await endRenewals(memberOf(context), context);
    return state(context);
  }),
];
