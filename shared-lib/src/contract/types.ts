import type { z } from 'zod';

import type * as cards from './schemas/cards';
import type * as discover from './schemas/discover';
import type * as league from './schemas/league';
import type * as leaguePage from './schemas/leaguePage';
import type * as match from './schemas/match';
import type * as sections from './schemas/matchSections';
import type { operations } from './schemas/operations';
import type * as player from './schemas/player';
import type * as search from './schemas/search';
import type * as team from './schemas/team';

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
export type TeamCard = z.infer<typeof cards.teamCardSchema>;
export type PlayerCard = z.infer<typeof cards.playerCardSchema>;
export type ResultRow = z.infer<typeof cards.resultRowSchema>;
export type Transfer = z.infer<typeof cards.transferSchema>;
export type MatchDetail = z.infer<typeof sections.matchDetailSchema>;
export type MatchSection = (typeof sections.matchSections)[number];
export type Incident = z.infer<typeof sections.incidentSchema>;
export type LineupSide = z.infer<typeof sections.lineupSideSchema>;
export type MatchLineups = z.infer<typeof sections.matchLineupsSchema>;
export type MatchStatistics = z.infer<typeof sections.matchStatisticsSchema>;
export type MatchOdds = z.infer<typeof sections.matchOddsSchema>;
export type MatchH2h = z.infer<typeof sections.matchH2hSchema>;
export type MatchPerformance = z.infer<typeof sections.matchPerformanceSchema>;
export type MatchMomentum = z.infer<typeof sections.matchMomentumSchema>;
export type Insight = z.infer<typeof sections.insightSchema>;
export type HomeOdds = z.infer<typeof sections.homeOddsSchema>;
export type MatchInsights = z.infer<typeof sections.matchInsightsSchema>;
export type PlayerStatistics = z.infer<typeof sections.playerStatisticsSchema>;
export type MatchHighlights = z.infer<typeof sections.matchHighlightsSchema>;
export type LeagueDetail = z.infer<typeof leaguePage.leagueDetailSchema>;
export type TeamDetail = z.infer<typeof team.teamDetailSchema>;
export type TeamRoster = z.infer<typeof team.teamRosterSchema>;
export type PlayerDetail = z.infer<typeof player.playerDetailSchema>;
export type SearchResult = z.infer<typeof search.searchSchema>;
export type Movement = z.infer<typeof discover.movementSchema>;
export type Movements = z.infer<typeof discover.movementsSchema>;
export type Averages = z.infer<typeof discover.averagesSchema>;
export type SameOdds = z.infer<typeof discover.sameOddsSchema>;

export type OperationPath = keyof typeof operations;
/** What a caller sends: defaults may be left out. */
export type OperationRequest<P extends OperationPath> = z.input<(typeof operations)[P]['request']>;
export type OperationResponse<P extends OperationPath> = z.infer<
  (typeof operations)[P]['response']
>;
