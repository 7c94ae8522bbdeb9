import { api, operation } from '@scoreline/shared-lib/api';
import type {
  MatchImage,
  OperationPath,
  OperationRequest,
  OperationResponse,
} from '@scoreline/shared-lib/contract';
import { followTopic, liveConnection } from '@scoreline/shared-lib/live';

import {
  mergeDetail,
  mergeEvents,
  mergeMomentum,
  mergeOdds,
  mergeStatistics,
} from './news/mergeImage';

type Request<P extends OperationPath> = OperationRequest<P>;
type Response<P extends OperationPath> = OperationResponse<P>;
type Lifecycle<T> = Parameters<typeof followTopic<T, MatchImage>>[2];

/** Updates a match's answer from its topic while it is on screen. */
const live =
  <T>(merge: (draft: T, image: MatchImage) => void) =>
  ({ eventId }: { eventId: number }, lifecycle: Lifecycle<T>) =>
    followTopic<T, MatchImage>(liveConnection(), `match:${eventId}`, lifecycle, (draft, image) =>
      merge(draft, image),
    );

const countsThePast: ReadonlySet<OperationPath> = new Set([
  'sports-query/match/detail',
  'sports-query/match/h2h',
  'sports-query/match/standings',
  'sports-query/match/performance',
  'sports-query/match/insights',
]);

export const matchApi = api.injectEndpoints({
  endpoints: (build) => {
    const of = <P extends OperationPath>(path: P) =>
      build.query<Response<P>, Request<P>>({
        ...operation(path),
        providesTags: countsThePast.has(path) ? ['Past'] : [],
      });
    return {
      matchDetail: { ...of('sports-query/match/detail'), onCacheEntryAdded: live(mergeDetail) },
      matchEvents: { ...of('sports-query/match/events'), onCacheEntryAdded: live(mergeEvents) },
      matchStatistics: {
        ...of('sports-query/match/statistics'),
        onCacheEntryAdded: live(mergeStatistics),
      },
      matchOdds: { ...of('sports-query/match/odds'), onCacheEntryAdded: live(mergeOdds) },
      matchMomentum: {
        ...of('sports-query/match/momentum'),
        onCacheEntryAdded: live(mergeMomentum),
      },
      matchLineups: of('sports-query/match/lineups'),
      matchH2h: of('sports-query/match/h2h'),
      matchStandings: of('sports-query/match/standings'),
      matchPerformance: of('sports-query/match/performance'),
      matchHighlights: of('sports-query/match/highlights'),
      matchInsights: of('sports-query/match/insights'),
      matchPlayers: of('sports-query/match/player-statistics'),
      matchShots: of('sports-query/match/shots'),
      matchRatings: of('sports-query/match/ratings'),
      matchPreview: of('sports-query/match/preview'),
      matchBallot: of('sports-query/match/ballot'),
      matchVote: build.mutation<
        Response<'sports-query/match/vote'>,
        Request<'sports-query/match/vote'>
      >(operation('sports-query/match/vote')),
      matchTips: of('sports-query/match/tips'),
    };
  },
});

export const {
  useMatchDetailQuery,
  useMatchEventsQuery,
  useMatchStatisticsQuery,
  useMatchOddsQuery,
  useMatchMomentumQuery,
  useMatchLineupsQuery,
  useMatchH2hQuery,
  useMatchStandingsQuery,
  useMatchPerformanceQuery,
  useMatchHighlightsQuery,
  useMatchInsightsQuery,
  useMatchPlayersQuery,
  useMatchShotsQuery,
  useMatchRatingsQuery,
  useMatchPreviewQuery,
  useMatchBallotQuery,
  useMatchVoteMutation,
  useMatchTipsQuery,
} = matchApi;
