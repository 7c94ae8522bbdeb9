import type { TipRefused as Refused } from '@scoreline/shared-lib/contract';

import { BizError } from '../../wire/gateway/bizError';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import { readCursor } from '../../sport/matches/cursor';
import { publishTip, TipRefused } from '../../sport/tips/publish';
import { editorRows } from '../../sport/tips/queries';
import { tipPage } from '../../sport/tips/tipPage';
import { tipOffers } from './offers';
import { editorName } from './queries';

const base = 'patron/frontend/tips';

/**
 * The caller's name as an editor. Throws if the member is no editor; the role is read on each call, so a revocation takes
 * effect at once.
 */
async function editorOf({ db, userId }: OperationContext): Promise<string> {
  const name = await editorName(db, userId);
  if (name === null) throw new BizError('notEditor');
  return name;
}

async function publish(
  { eventId, bookmakerId, ...draft }: Parsed<'patron/frontend/tips/publish'>,
  context: OperationContext,
): Promise<{ tipId: number }> {
  const name = await editorOf(context);
  try {
    return await publishTip(
      context.db,
      {
        ...draft,
        matchId: eventId,
        bookmaker: bookmakerId,
        tipster: { kind: 'editor', name },
      },
      context.now(),
    );
  } catch (error) {
    if (!(error instanceof TipRefused)) throw error;
    const { refusal, offered, message } = error;
    throw new BizError('tipRefused', message).with({ refusal, offered } satisfies Refused);
  }
}

/** Operations of editors; every call but the first checks the role again. */
export const tipEditorOperations = [
  defineOperation(`${base}/editor`, async (_, { db, userId }) => ({
    name: await editorName(db, userId),
  })),
  defineOperation(`${base}/offers`, async ({ eventId }, context) => {
    await editorOf(context);
    return tipOffers(context.db, eventId, context.now());
  }),
  defineOperation(`${base}/publish`, publish),
  defineOperation(`${base}/own`, async ({ limit, cursor }, context) => {
    const name = await editorOf(context);
    const after = readCursor(cursor);
    const from = after && { kickOff: after.startTime, id: after.id };
    const rows = await editorRows(context.db, name, limit, from);
    return tipPage(context.db, rows, limit, { seesVip: true });
  }),
];
