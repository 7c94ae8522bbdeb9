import type { PromotionCurrent } from '@scoreline/shared-lib/contract';

import type { Promotions } from '../service';
import { countsFor, type Visitor } from './eligibility';
import { announced, closedAtOf, type Promotion, shownState, stateOf } from './queries';

type Deps = Pick<Promotions, 'db' | 'now' | 'catalogue'>;

/**
 * The promotion that is open for a visitor. If there is none, the reason; an upcoming promotion takes precedence over one
 * that is over.
 */
export async function currentPromotion(deps: Deps, visitor: Visitor): Promise<PromotionCurrent> {
  let why: PromotionCurrent = { promotionId: null, reason: 'none' };
  for (const { id } of await announced(deps.db, deps.now())) {
    const answer = await currentOf(deps, id, visitor);
    if (answer.promotionId !== null) return answer;
    if (why.reason === 'none') why = answer;
  }
  return why;
}

/** Whether a visitor can take part in a promotion now, or why not. Throws a `BizError` for an unknown id. */
export async function currentOf(
  deps: Deps,
  promotionId: number,
  visitor: Visitor,
): Promise<PromotionCurrent> {
  const { db, now, catalogue } = deps;
  const promotion = await catalogue.get(promotionId);
  const { state } = await stateOf(db, promotionId);
  const shown = shownState(state, promotion, now());
  if (shown === 'closed' || shown === 'revealed')
    return { promotionId: null, reason: 'over', closedAt: await closedAt(deps, promotion) };
  if (!countsFor(promotion, visitor)) return { promotionId: null, reason: 'region' };
  if (shown === 'open') return { promotionId };
  return { promotionId: null, reason: 'notYet', opensAt: promotion.opensAt.toISOString() };
}

const closedAt = async ({ db }: Pick<Deps, 'db'>, { id, closesAt }: Promotion): Promise<string> =>
  ((await closedAtOf(db, id)) ?? closesAt).toISOString();
