import type { MatchDetail, PromotionDetail } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import type { PageOptions } from '../pages/options';
import type { CardDrawing } from './cards/cards';

export interface SiteOptions extends PageOptions {
  db: Kysely<Database>;
  rateLimiter: RateLimiter;
  /** Draws cards; in a process of its own where it is not given. */
  drawing?: CardDrawing;
  /** The head of a match page; null where there is no such match. */
  matchDetail(matchId: number): Promise<MatchDetail | null>;
  /** A promotion as everybody sees it; null where there is none. */
  promotionDetail(promotionId: number, language: string): Promise<PromotionDetail | null>;
}
