import { findUser } from '../accounts/queries';
import { isExcluded } from '../self-exclusion/queries';
import { BizError } from '../../wire/gateway/bizError';
import type { Subject } from '../../wire/gateway/changes';
import { placeOf } from '../../wire/gateway/network';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import { memberOf } from '../sessions/memberOf';
import { claimPrize } from './claims/claim';
import { currentPromotion } from './promotions/current';
import { presentDraw } from './draws/answer';
import { ownRecords, winnersPage } from './draws/lists';
import { countsFor } from './promotions/eligibility';
import type { Promotion } from './promotions/queries';
import { presentStanding } from './promotions/present';
import { shortName } from './referrals/names';
import { inviterOf } from './referrals/queries';
import type { Promotions } from './service';

/** Draws tell of themselves; what operators change by command is there after its time. */
const kept = {
  keepMs: 1_000,
  subjects: ({ promotionId }: { promotionId: number }): Subject[] => [`promotion:${promotionId}`],
};

const calls = { burst: 60, perSecond: 5 };
/** Codes are guessed no faster than this. */
const guesses = { burst: 30, perSecond: 1 / 4 };

interface Deps {
  promotions: Promotions;
  rateLimiter: RateLimiter;
}

const visitorOf = ({ brandNumber = 1, country }: OperationContext) => ({
  ...{ brandNumber, country },
});

/** Inviting friends, and draws that anyone can check. */
export function promotionOperations({ promotions, rateLimiter }: Deps) {
  const { catalogue, details, participants, memberKey } = promotions;

  async function limit(key: string, rate: typeof calls): Promise<void> {
    if ((await rateLimiter.take(key, rate)) > 0) throw new BizError('limitReached');
  }

  async function notExcluded({ db, userId, now }: OperationContext): Promise<void> {
    if (await isExcluded(db, userId, now())) throw new BizError('promotionExcluded');
  }

  /** A promotion for a caller who may see it. */
  async function shown(promotionId: number, context: OperationContext): Promise<Promotion> {
    await notExcluded(context);
    return catalogue.get(promotionId);
  }

  async function standing(promotionId: number, context: OperationContext) {
    const promotion = await shown(promotionId, context);
    const userId = memberOf(context);
    const participantId = await participants(promotion, userId, context.now());
    const user = await findUser(context.db, userId);
    return presentStanding(context.db, participantId, user?.invite_code ?? '');
  }

  async function detail(request: Parsed<'promotion/detail'>, context: OperationContext) {
    const promotion = await shown(request.promotionId, context);
    const open = await details.of(promotion, request.language ?? context.language);
    if (context.userId === null) return open;
    return { ...open, ...(await standing(promotion.id, context)) };
  }

  async function draw(request: Parsed<'promotion/draw'>, context: OperationContext) {
    const { db, language } = context;
    const userId = memberOf(context);
    await limit(`draws:${userId}`, calls);
    const promotion = await shown(request.promotionId, context);
    if (!countsFor(promotion, visitorOf(context))) throw new BizError('drawsClosed');
    const participantId = await participants(promotion, userId, context.now());
    const { clientRandom } = request;
    const key = request.key.toLowerCase();
    const outcome = await promotions.draw(promotion, { participantId, userId, key, clientRandom });
    if ('refusal' in outcome) throw new BizError(outcome.refusal);
    return presentDraw(db, promotion, outcome.draw, language);
  }

  async function invite(
    { promotionId, code }: Parsed<'promotion/invite'>,
    context: OperationContext,
  ) {
    await limit(`invites:${placeOf(context.address ?? '')}`, guesses);
    await shown(promotionId, context);
    const inviter = await inviterOf(context.db, code);
    if (!inviter) throw new BizError('unknownInvite');
    return { inviter: shortName(inviter) };
  }

  async function records(request: Parsed<'promotion/records'>, context: OperationContext) {
    const { db, language, now } = context;
    const promotion = await shown(request.promotionId, context);
    const participantId = await participants(promotion, memberOf(context), now());
    return ownRecords(db, promotion, participantId, { cursor: request.cursor, language });
  }

  async function claim(request: Parsed<'promotion/claim'>, context: OperationContext) {
    const { ticket, form } = request;
    const userId = memberOf(context);
    await limit(`claims:${userId}`, guesses);
    const promotion = await shown(request.promotionId, context);
    const now = context.now();
    const participant_id = await participants(promotion, userId, now);
    const prize = { promotion_id: promotion.id, ticket, participant_id };
    return claimPrize({ db: context.db, memberKey, now }, prize, form);
  }

  async function winners(
    { promotionId, cursor }: Parsed<'promotion/winners'>,
    context: OperationContext,
  ) {
    await shown(promotionId, context);
    return winnersPage(context.db, promotionId, cursor);
  }

  async function gifs(request: Parsed<'promotion/gifs'>, context: OperationContext) {
    if (!promotions.gifs) throw new BizError('gifsNotOffered');
    await notExcluded(context);
    await limit(`gifs:${placeOf(context.address ?? '')}`, calls);
    return promotions.gifs.search(request, context.language ?? 'en');
  }

  return [
    defineOperation('promotion/current', async (_, context) =>
      (await isExcluded(context.db, context.userId, context.now()))
        ? { promotionId: null, reason: 'excluded' }
        : currentPromotion(promotions, visitorOf(context)),
    ),
    defineOperation(
      'promotion/overview',
      async ({ promotionId, language }) => details.of(await catalogue.get(promotionId), language),
      kept,
    ),
    defineOperation(
      'promotion/roll',
      async ({ promotionId }, { db }) => {
        await catalogue.get(promotionId);
        return winnersPage(db, promotionId, undefined);
      },
      kept,
    ),
    defineOperation('promotion/detail', detail),
    defineOperation('promotion/standing', ({ promotionId }, context) =>
      standing(promotionId, context),
    ),
    defineOperation('promotion/invite', invite),
    defineOperation('promotion/draw', draw),
    defineOperation('promotion/records', records),
    defineOperation('promotion/winners', winners),
    defineOperation('promotion/claim', claim),
    defineOperation('promotion/gifs', gifs),
  ];
}
