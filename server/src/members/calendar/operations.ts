import { BizError } from '../../wire/gateway/bizError';
import { defineOperation } from '../../wire/gateway/operation';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { memberOf } from '../sessions/memberOf';
import { createKey, currentKey, revokeKey } from './queries';

const path = 'patron/frontend/calendar';
/** Revoked keys are stored, so their number is limited. */
const creations = { burst: 10, perSecond: 1 / 3_600, ofAccount: true } as const;

/** The key of a member's private calendar: at most one at a time. */
export const calendarOperations = (rateLimiter: RateLimiter) => [
  defineOperation(`${path}/get`, async (_, context) => {
    const created = await currentKey(context.db, memberOf(context));
    return { createdAt: created?.toISOString() ?? null };
  }),
  defineOperation(`${path}/create`, async (_, context) => {
    const member = memberOf(context);
    if ((await rateLimiter.take(`calendar-key:${member}`, creations)) > 0)
      throw new BizError('limitReached');
    const now = context.now();
    return { key: await createKey(context.db, member, now), createdAt: now.toISOString() };
  }),
  defineOperation(`${path}/revoke`, async (_, context) => {
    await revokeKey(context.db, memberOf(context), context.now());
    return { createdAt: null };
  }),
];
