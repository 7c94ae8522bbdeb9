import type { MatchPerformance, MatchSummary } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import { lastMatches, resultRows } from './form';
import type { MatchKey } from '../matchKey';
import { regulationScore, tallyOf } from './tally';
import type { Database } from '@scoreline/database/schema';

interface PerformanceRequest {
  last: 5 | 10 | 20;
  venue: 'all' | 'same';
  thisLeague: boolean;
}

/** Both teams' figures over their last 5, 10 or 20 matches, in all competitions or this league, on any ground or the same one. */
export async function matchPerformance(
  db: Kysely<Database>,
  match: MatchKey,
  request: PerformanceRequest,
): Promise<MatchPerformance> {
  const sideOf = async (side: 'home' | 'away') => {
    const competitorId = side === 'home' ? match.homeId : match.awayId;
    const matches = await lastMatches(db, {
      competitorId,
      before: match.startTime,
      last: request.last,
      venue: request.venue === 'same' ? side : undefined,
      tournamentId: request.thisLeague ? match.tournamentId : undefined,
    });
    return {
      ...figures(matches, competitorId),
      matches: await resultRows(db, matches, () => competitorId),
    };
  };
  const [home, away] = await Promise.all([sideOf('home'), sideOf('away')]);
  return { last: request.last, home, away };
}

/** Averages and shares over matches with a score; in football, shares are of the 90 minutes. */
export function figures(matches: MatchSummary[], competitorId: number) {
  const scores = matches.flatMap((match) => {
    const score = regulationScore(match);
    if (!score) return [];
    const isHome = match.home.competitorId === competitorId;
    return [{ own: isHome ? score.home : score.away, other: isHome ? score.away : score.home }];
  });
  const football = matches[0]?.sport !== 'basketball';
  const share = (holds: (score: { own: number; other: number }) => boolean) =>
    football && scores.length > 0 ? scores.filter(holds).length / scores.length : null;
  return {
    tally: tallyOf(matches, competitorId),
    scored: mean(scores.map((score) => score.own)),
    conceded: mean(scores.map((score) => score.other)),
    over25: share(({ own, other }) => own + other > 2.5),
    bothScored: share(({ own, other }) => own > 0 && other > 0),
    cleanSheets: share(({ other }) => other === 0),
  };
}

const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
