import { randomUUID } from 'node:crypto';

import { deviceOf } from '../accounts/deps';
import { normaliseEmail } from '../accounts/email';
import { blockOfAddress } from '../../wire/gateway/request/network';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import { TooManyCalls } from '../../wire/gateway/refusals';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { writeMail } from '../mail/outbox';

const messagesFromAddress = { burst: 5, perSecond: 1 / 300 };

export interface FeedbackDeps {
  rateLimiter: RateLimiter;
  wakeMailer: () => void;
  supportEmail: (brandNumber: number) => string;
}

/**
 * Stores a message with its screenshots and mails it, once per id. A message that fills the hidden field gets the same
 * answer and is not stored.
 */
async function send(
  request: Parsed<'patron/frontend/feedback'>,
  context: OperationContext,
  deps: FeedbackDeps,
): Promise<{ id: string }> {
  const { id = randomUUID(), intent, message, screenshots, website } = request;
  const email = normaliseEmail(request.email);
  const deviceId = deviceOf(context);
  const waitMs = await deps.rateLimiter.take(
    `feedback:${blockOfAddress(context.address ?? '')}`,
    messagesFromAddress,
  );
  if (waitMs > 0) throw new TooManyCalls(waitMs);
  if (website) return { id };
  const { userId, now, language = 'en', brandNumber = 1 } = context;
  await context.db.transaction().execute(async (db) => {
    const stored = await db
      .insertInto('feedback')
      .values({
        ...{ id, intent, email, message, language },
        user_id: userId,
        device_id: deviceId,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows !== 1n) return;
    if (screenshots.length > 0) await attach(db, id, deviceId, screenshots);
    const to = { email: deps.supportEmail(brandNumber), language, brandNumber };
    await writeMail(db, { kind: 'feedback', ...to, data: { feedbackId: id }, now: now() });
  });
  deps.wakeMailer();
  return { id };
}

/** Attaches screenshots that the same device sent and that no other message has. */
const attach = (
  db: OperationContext['db'],
  feedbackId: string,
  deviceId: string,
  ids: readonly string[],
) =>
  db
    .updateTable('feedback_screenshots')
    .set({ feedback_id: feedbackId })
    .where('device_id', '=', deviceId)
    .where('feedback_id', 'is', null)
    .where((eb) => eb(eb.cast<string>('id', 'text'), 'in', ids))
    .execute();

export const feedbackOperations = (deps: FeedbackDeps) => [
  defineOperation('patron/frontend/feedback', (request, context) => send(request, context, deps)),
];
