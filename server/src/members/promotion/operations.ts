import { isExcluded } from '../self-exclusion/queries';
import { BizError } from '../../wire/gateway/bizError';
import type { Subject } from '../../wire/gateway/changes';
import { blockOfAddress } from '../../wire/gateway/request/network';
import { defineOperation, type OperationContext, type Parsed } from '../../wire/gateway/operation';
import { calls, guesses, promotionAccess, type PromotionDeps, visitorOf } from './access';
import { winnersPage } from './draws/lists';
import { participation } from './participation';
import { currentOf, currentPromotion } from './promotions/current';
import { shortName } from './referrals/names';
import { inviterOf } from './referrals/queries';

/** Draws invalidate this cache; changes by operators appear when it expires. */
const caching = {
  cacheMs: 1_000,
  subjects: ({ promotionId }: { promotionId: number }): Subject[] => [`promotion:${promotionId}`],
};

/** Operations for inviting friends and for verifiable draws. */
export function promotionOperations(deps: PromotionDeps) {
  const { promotions } = deps;
  const { catalogue, details } = promotions;
  const { limit, notExcluded, shown } = promotionAccess(deps);
  const { standing, draw, records, claim } = participation(deps);

  async function detail(request: Parsed<'promotion/detail'>, context: OperationContext) {
    const promotion = await shown(request.promotionId, context);
    const open = await details.of(promotion, request.language ?? context.language);
    if (context.userId === null) return open;
    return { ...open, ...(await standing(promotion.id, context)) };
  }

  async function current({ promotionId }: Parsed<'promotion/current'>, context: OperationContext) {
    if (await isExcluded(context.db, context.userId, context.now()))
      return { promotionId: null, reason: 'excluded' as const };
    const visitor = visitorOf(context);
    return promotionId === undefined
      ? currentPromotion(promotions, visitor)
      : currentOf(promotions, promotionId, visitor);
  }

  async function invite(
    { promotionId, code }: Parsed<'promotion/invite'>,
    context: OperationContext,
  ) {
    await limit(`invites:${blockOfAddress(context.address ?? '')}`, guesses);
    await shown(promotionId, context);
    const inviter = await inviterOf(context.db, code);
    if (!inviter) throw new BizError('unknownInvite');
    return { inviter: shortName(inviter) };
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
    await limit(`gifs:${blockOfAddress(context.address ?? '')}`, calls);
    return promotions.gifs.search(request, context.language ?? 'en');
  }

  return [
    defineOperation('promotion/current', current),
    defineOperation(
      'promotion/overview',
      async ({ promotionId, language }) => details.of(await catalogue.get(promotionId), language),
      caching,
    ),
    defineOperation(
      'promotion/roll',
      async ({ promotionId }, { db }) => {
        await catalogue.get(promotionId);
        return winnersPage(db, promotionId, undefined);
      },
      caching,
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
