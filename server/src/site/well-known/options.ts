import type { MatchDetail, PromotionDetail } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { RateLimiter } from '../../wire/gateway/rateLimit';
import type { PageOptions } from '../pages/options';
import type { CardDrawing } from './cards/cards';

export interface SiteOptions extends PageOptions {
  db: Kysely<Database>;
  rateLimiter: RateLimiter;
  /** Draws cards; default: a separate process. */
  drawing?: CardDrawing;
  /** The head of a match page; null for an unknown match. */
  matchDetail(matchId: number): Promise<MatchDetail | null>;
  /** A promotion's public details; null for an unknown one. */
  promotionDetail(promotionId: number, language: string): Promise<PromotionDetail | null>;
}
