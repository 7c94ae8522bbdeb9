import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { type PromotionFigures, promotionFigures, type Suspicion, suspicions } from './queries';

export interface PromotionsOverview {
  promotions: PromotionFigures[];
  suspicions: Suspicion[];
}

export async function loadOverview(db: Kysely<Database>): Promise<PromotionsOverview> {
  return { promotions: await promotionFigures(db), suspicions: await suspicions(db, null) };
}
