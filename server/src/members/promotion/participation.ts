import { findUser } from '../accounts/queries';
import { BizError } from '../../wire/gateway/bizError';
import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { memberOf } from '../sessions/memberOf';
import { calls, guesses, promotionAccess, type PromotionDeps, visitorOf } from './access';
import { claimPrize } from './claims/claim';
import { presentDraw } from './draws/answer';
import { ownRecords } from './draws/lists';
import { countsFor } from './promotions/eligibility';
import { presentStanding } from './promotions/present';

/** A member's operations in a promotion: draws, and their results. */
export function participation(deps: PromotionDeps) {
  const { promotions } = deps;
  const { participants, memberKey } = promotions;
  const { limit, shown } = promotionAccess(deps);

  async function standing(promotionId: number, context: OperationContext) {
    const promotion = await shown(promotionId, context);
    const userId = memberOf(context);
    const participantId = await participants(promotion, userId, context.now());
    const user = await findUser(context.db, userId);
    return presentStanding(context.db, participantId, user?.invite_code ?? '');
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

  return { standing, draw, records, claim };
}
