import { nothingSchema } from '../member/account';
import { digestRequestSchema, digestSchema } from './digest';
import * as discover from './discover';
import * as favourites from '../member/favourites';
import { leagueStandingsRequestSchema, leagueStandingsSchema } from './league';
import {
  leagueDetailSchema,
  leagueInsightsSchema,
  leagueMatchesRequestSchema,
  leagueMatchesSchema,
  leagueRequestSchema,
  leagueTopPlayersSchema,
  leagueTopTeamsSchema,
} from './leaguePage';
import {
  matchCalendarRequestSchema,
  matchCalendarSchema,
  matchListRequestSchema,
  matchListSchema,
} from '../match';
import * as preview from './matchPreview';
import * as sections from './matchSections';
import { playerDetailSchema, playerRequestSchema } from './player';
import { searchOpenedRequestSchema, searchRequestSchema, searchSchema } from './search';
import {
  teamDetailSchema,
  teamMatchesRequestSchema,
  teamMatchesSchema,
  teamRequestSchema,
  teamRosterSchema,
  teamTransfersSchema,
} from './team';
import * as tips from '../tips/tips';
import * as vip from '../tips/vip';
import { transfersSchema } from './cards';
import { open, type OperationContract } from '../operationContract';

const ofMatch = { ...open, request: sections.eventRequestSchema } as const;
const ofLeague = { ...open, request: leagueRequestSchema } as const;
/** Ballot operations: the answer depends on the device's own vote. */
const ofDevice = { cipher: 'device', access: 'visitor' } as const;
const ofTeam = { ...open, request: teamRequestSchema } as const;

/** Public operations: matches, leagues, teams, players, Discover, search. By path below `/api/`. */
export const sportsOperations = {
  'sports-query/match/list': {
    ...open,
    request: matchListRequestSchema,
    response: matchListSchema,
  },
  'sports-query/match/calendar': {
    ...open,
    request: matchCalendarRequestSchema,
    response: matchCalendarSchema,
  },
  'sports-query/match/detail': { ...ofMatch, response: sections.matchDetailSchema },
  'sports-query/match/events': { ...ofMatch, response: sections.matchEventsSchema },
  'sports-query/match/lineups': { ...ofMatch, response: sections.matchLineupsSchema },
  'sports-query/match/statistics': { ...ofMatch, response: sections.matchStatisticsSchema },
  'sports-query/match/odds': { ...ofMatch, response: sections.matchOddsSchema },
  'sports-query/match/h2h': { ...ofMatch, response: sections.matchH2hSchema },
  'sports-query/match/standings': {
    ...open,
    request: sections.matchStandingsRequestSchema,
    response: leagueStandingsSchema,
  },
  'sports-query/match/performance': {
    ...open,
    request: sections.matchPerformanceRequestSchema,
    response: sections.matchPerformanceSchema,
  },
  'sports-query/match/momentum': { ...ofMatch, response: sections.matchMomentumSchema },
  'sports-query/match/shots': { ...ofMatch, response: sections.matchShotsSchema },
  'sports-query/match/ratings': { ...ofMatch, response: sections.matchRatingsSchema },
  'sports-query/match/pulses': {
    ...open,
    request: nothingSchema,
    response: sections.matchPulsesSchema,
  },
  'sports-query/match/preview': { ...ofMatch, response: preview.matchPreviewSchema },
  'sports-query/match/ballot': {
    ...ofDevice,
    request: sections.eventRequestSchema,
    response: preview.matchBallotSchema,
  },
  'sports-query/match/vote': {
    ...ofDevice,
    request: preview.matchVoteRequestSchema,
    response: preview.matchBallotSchema,
  },
  'sports-query/match/highlights': { ...ofMatch, response: sections.matchHighlightsSchema },
  'sports-query/match/insights': { ...ofMatch, response: sections.matchInsightsSchema },
  'sports-query/match/player-statistics': {
    ...ofMatch,
    response: sections.playerStatisticsSchema,
  },
  'sports-query/league/detail': { ...ofLeague, response: leagueDetailSchema },
  'sports-query/league/matches': {
    ...open,
    request: leagueMatchesRequestSchema,
    response: leagueMatchesSchema,
  },
  'sports-query/league/top-players': { ...ofLeague, response: leagueTopPlayersSchema },
  'sports-query/league/top-teams': { ...ofLeague, response: leagueTopTeamsSchema },
  'sports-query/league/transfers': { ...ofLeague, response: transfersSchema },
  'sports-query/league/insights': { ...ofLeague, response: leagueInsightsSchema },
  'sports-query/team/detail': { ...ofTeam, response: teamDetailSchema },
  'sports-query/team/roster': { ...ofTeam, response: teamRosterSchema },
  'sports-query/team/transfers': { ...ofTeam, response: teamTransfersSchema },
  'sports-query/team/matches': {
    ...open,
    request: teamMatchesRequestSchema,
    response: teamMatchesSchema,
  },
  'sports-query/player/detail': {
    ...open,
    request: playerRequestSchema,
    response: playerDetailSchema,
  },
  'sports-query/league/standings': {
    ...open,
    request: leagueStandingsRequestSchema,
    response: leagueStandingsSchema,
  },
  'sports-query/digest': {
    ...open,
    request: digestRequestSchema,
    response: digestSchema,
  },
  'sports-query/discover/movements': {
    ...open,
    request: discover.movementsRequestSchema,
    response: discover.movementsSchema,
  },
  'sports-query/discover/averages': {
    ...open,
    request: discover.averagesRequestSchema,
    response: discover.averagesSchema,
  },
  'sports-query/discover/same-odds': {
    ...open,
    request: discover.sameOddsRequestSchema,
    response: discover.sameOddsSchema,
  },
  'sports-query/match/tips': {
    ...open,
    request: vip.matchTipsRequestSchema,
    response: vip.matchTipsSchema,
  },
  'sports-query/tips/record': {
    ...open,
    request: vip.vipRecordRequestSchema,
    response: vip.vipRecordSchema,
  },
  'sports-query/tips/upcoming': {
    ...open,
    request: tips.tipsUpcomingRequestSchema,
    response: tips.tipsUpcomingSchema,
  },
  'sports-query/tips/history': {
    ...open,
    request: tips.tipsHistoryRequestSchema,
    response: tips.tipsHistorySchema,
  },
  'sports-query/search': { ...open, request: searchRequestSchema, response: searchSchema },
  'sports-query/search/popular': {
    ...open,
    request: nothingSchema,
    response: favourites.popularSearchesSchema,
  },
  'sports-query/search/opened': {
    ...open,
    request: searchOpenedRequestSchema,
    response: nothingSchema,
  },
  'sports-query/favourites/popular': {
    ...open,
    request: favourites.popularRequestSchema,
    response: favourites.popularSchema,
  },
  'sports-query/favourites/nearby': {
    ...open,
    request: favourites.nearbyRequestSchema,
    response: favourites.nearbySchema,
  },
  'sports-query/favourites/matches': {
    ...open,
    request: favourites.followedMatchesRequestSchema,
    response: favourites.followedMatchesSchema,
  },
} as const satisfies Record<string, OperationContract>;
