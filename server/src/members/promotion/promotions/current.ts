import type { PromotionCurrent } from '@scoreline/shared-lib/contract';

import type { Promotions } from '../service';
import { countsFor, isWithinDates, type Visitor } from './eligibility';
import { announced } from './queries';

/** The promotion that runs for a visitor; where none does, the reason, of what comes next before what is over. */
export async function currentPromotion(
  { db, now, catalogue }: Pick<Promotions, 'db' | 'now' | 'catalogue'>,
  visitor: Visitor,
): Promise<PromotionCurrent> {
  let why: PromotionCurrent = { promotionId: null, reason: 'none' };
  for (const { id, state } of await announced(db, now())) {
    const promotion = await catalogue.get(id);
    const isHere = countsFor(promotion, visitor);
    const isRunning = state === 'open' && isWithinDates(promotion, now());
    if (isHere && isRunning) return { promotionId: id };
    if (why.reason === 'none') why = reasonOf(promotion, { state, isHere, now: now() });
  }
  return why;
}

function reasonOf(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  { state, isHere, now }: { state: string; isHere: boolean; now: Date },
): PromotionCurrent {
  if (state === 'closed' || state === 'revealed' || closesAt <= now)
    return { promotionId: null, reason: 'over' };
  if (!isHere) return { promotionId: null, reason: 'region' };
  return { promotionId: null, reason: 'notYet', opensAt: opensAt.toISOString() };
}
