import type { z } from 'zod';

import type * as league from './schemas/league';
import type * as match from './schemas/match';
import type { operations } from './schemas/operations';
import type * as search from './schemas/search';

export type Clock = z.infer<typeof match.clockSchema>;
export type Side = z.infer<typeof match.sideSchema>;
export type Prices = z.infer<typeof match.pricesSchema>;
export type SummaryOdds = z.infer<typeof match.summaryOddsSchema>;
export type MatchSummary = z.infer<typeof match.matchSummarySchema>;
export type Tournament = z.infer<typeof match.tournamentSchema>;
export type MatchList = z.infer<typeof match.matchListSchema>;
export type MatchCalendar = z.infer<typeof match.matchCalendarSchema>;
export type FootballStandingsRow = z.infer<typeof league.footballStandingsRowSchema>;
export type BasketballStandingsRow = z.infer<typeof league.basketballStandingsRowSchema>;
export type LeagueStandings = z.infer<typeof league.leagueStandingsSchema>;
export type TeamHit = z.infer<typeof search.teamHitSchema>;
export type PlayerHit = z.infer<typeof search.playerHitSchema>;
export type SearchResult = z.infer<typeof search.searchSchema>;

export type OperationPath = keyof typeof operations;
/** What a caller sends: defaults may be left out. */
export type OperationRequest<P extends OperationPath> = z.input<(typeof operations)[P]['request']>;
export type OperationResponse<P extends OperationPath> = z.infer<
  (typeof operations)[P]['response']
>;
