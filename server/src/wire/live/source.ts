import type {
  MatchImage,
  MatchSummary,
  PromotionImage,
  Sport,
} from '@scoreline/shared-lib/contract';

/** Where the hub reads what it tells: the database, or a test's own. */
export interface LiveSource {
  /** The matches with these ids; one that is gone is left out. */
  loadSummaries(ids: number[]): Promise<MatchSummary[]>;
  /** Matches that start from `from` to `to` and all that are live. */
  loadWindow(sport: Sport, from: Date, to: Date): Promise<MatchSummary[]>;
  /** Which of these matches there are, by one cheap look. */
  whichExist(ids: number[]): Promise<number[]>;
  /** Null where there is no such match. */
  loadMatch(matchId: number): Promise<MatchImage | null>;
  /** Null where there is no such promotion, or its round is not public yet. */
  loadPromotion?(promotionId: number): Promise<PromotionImage | null>;
}
