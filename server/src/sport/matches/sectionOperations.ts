import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { BizError } from '../../wire/gateway/bizError';
import type { Subject } from '../../wire/gateway/changes';
import { defineOperation, type OperationContext } from '../../wire/gateway/operation';
import { matchDetail } from './sections/detail';
import { matchIncidents } from './sections/events';
import { meetings, resultRows } from './sections/form/form';
import { matchHighlights } from '../highlights/matchHighlights';
import { matchInsights } from './sections/insights/matchInsights';
import { matchLineups } from './sections/lineups';
import { findMatch, type MatchKey } from './sections/matchKey';
import { matchMomentum } from './sections/momentum';
import { matchOdds } from './sections/odds';
import { matchPerformance } from './sections/form/performance';
import { matchRatings } from './sections/ratings/ratings';
import { matchShots } from './sections/shots';
import { matchStandings } from './sections/standings';
import { matchStatistics, playerStatistics } from './sections/statistics';
import { tallyOf } from './sections/form/tally';

const headToHead = 10;
/** Data that changes during a match is cached for as long as a person waits between two views. */
const ownMatch = ({ eventId }: { eventId: number }): Subject[] => [`match:${eventId}`];
const live = { cacheMs: 1_000, subjects: ownMatch, bearsLag: true };
const settled = { cacheMs: 30_000, subjects: ownMatch, bearsLag: true };

async function known(db: Kysely<Database>, matchId: number): Promise<MatchKey> {
  const match = await findMatch(db, matchId);
  if (!match) throw new BizError('unknownMatch');
  return match;
}

/** The answer of a section, for the match in the request. */
const ofMatch =
  <T>(answer: (match: MatchKey, context: OperationContext) => Promise<T>) =>
  async (request: { eventId: number }, context: OperationContext): Promise<T> =>
    answer(await known(context.db, request.eventId), context);

export const matchSectionOperations = [
  defineOperation(
    'sports-query/match/detail',
    async ({ eventId }, { db }) => {
      const detail = await matchDetail(db, eventId);
      if (!detail) throw new BizError('unknownMatch');
      return detail;
    },
    live,
  ),
  defineOperation(
    'sports-query/match/events',
    ofMatch(async ({ id }, { db }) => ({ incidents: await matchIncidents(db, id) })),
    live,
  ),
  defineOperation(
    'sports-query/match/lineups',
    ofMatch(({ id }, { db }) => matchLineups(db, id)),
    live,
  ),
  defineOperation(
    'sports-query/match/statistics',
    ofMatch(({ id }, { db }) => matchStatistics(db, id)),
    live,
  ),
  defineOperation(
    'sports-query/match/odds',
    ofMatch(({ id }, { db }) => matchOdds(db, id)),
    live,
  ),
  defineOperation(
    'sports-query/match/h2h',
    ofMatch(async (match, { db }) => {
      const played = await meetings(db, match, match.startTime, headToHead);
      return {
        meetings: await resultRows(db, played, () => match.homeId),
        tally: tallyOf(played, match.homeId),
      };
    }),
    settled,
  ),
  defineOperation(
    'sports-query/match/standings',
    async ({ eventId, ...which }, { db }) => matchStandings(db, await known(db, eventId), which),
    { cacheMs: 5_000, bearsLag: true },
  ),
  defineOperation(
    'sports-query/match/performance',
    async (request, { db }) => matchPerformance(db, await known(db, request.eventId), request),
    settled,
  ),
  defineOperation(
    'sports-query/match/momentum',
    ofMatch((match, { db }) => matchMomentum(db, match)),
    live,
  ),
  defineOperation(
    'sports-query/match/shots',
    ofMatch(({ id }, { db }) => matchShots(db, id)),
    live,
  ),
  defineOperation(
    'sports-query/match/ratings',
    ofMatch((match, { db }) => matchRatings(db, match)),
    live,
  ),
  defineOperation(
    'sports-query/match/highlights',
    ofMatch(({ id }, { db }) => matchHighlights(db, id)),
    settled,
  ),
  defineOperation(
    'sports-query/match/insights',
    ofMatch((match, { db }) => matchInsights(db, match)),
    settled,
  ),
  defineOperation(
    'sports-query/match/player-statistics',
    ofMatch(({ id }, { db }) => playerStatistics(db, id)),
    live,
  ),
];
