import type {
  MatchImage,
  MatchSummary,
  PromotionImage,
  Sport,
} from '@scoreline/shared-lib/contract';

/** The hub's data source: the database, or a test's own. */
export interface LiveSource {
  /** The matches with these ids; deleted ones are omitted. */
  loadSummaries(ids: number[]): Promise<MatchSummary[]>;
  /** Matches that start from `from` to `to`, and all live ones. */
  loadWindow(sport: Sport, from: Date, to: Date): Promise<MatchSummary[]>;
  /** Which of these matches exist, by one cheap query. */
  whichExist(ids: number[]): Promise<number[]>;
  /** Null for an unknown match. */
  loadMatch(matchId: number): Promise<MatchImage | null>;
  /** Null for an unknown promotion, or if its round isn't public yet. */
  loadPromotion?(promotionId: number): Promise<PromotionImage | null>;
}
