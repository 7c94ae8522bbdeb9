import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { MemberKey } from '../two-step/memberKey';
import type { GifLibrary } from './gifs/library';
import type { DrawMetrics } from './metrics';
import type { Beacon } from './rounds/beacon';
import type { PromotionKey } from './rounds/promotionKey';

/** Dependencies of promotions on the rest of the server. */
export interface PromotionDeps {
  db: Kysely<Database>;
  now: () => Date;
  logger: Logger;
  memberKey: MemberKey;
  promotionKey: PromotionKey;
  /** Called after the commit when draws were made or prizes returned to the pot. */
  onDrawn?: (promotionId: number) => void;
  beacon?: Beacon | undefined;
  gifs?: GifLibrary | undefined;
  metrics?: DrawMetrics;
}
