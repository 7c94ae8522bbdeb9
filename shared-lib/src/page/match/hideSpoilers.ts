import type { MatchSummary, Side } from '@scoreline/shared-lib/contract';

const hideSide = (side: Side): Side => ({ ...side, score: null, periods: [], redCards: 0 });

/** Extra time, penalties and overtime tell that a match was level. */
function hideClock({ sport, clock }: MatchSummary): MatchSummary['clock'] {
  const regular = sport === 'football' ? 2 : 4;
  return clock && clock.period <= regular ? clock : null;
}

const afterRegular: readonly MatchSummary['status'][] = ['afterExtraTime', 'afterPenalties'];

/**
 * A match as somebody may see it who does not want to know how it stands: no score, no cards, no way it was decided,
 * and no price later than the opening one, for in play the favourite is a spoiler.
 */
export function hideSpoilers(match: MatchSummary): MatchSummary {
  if (match.status === 'notStarted') return match;
  return {
    ...match,
    status: afterRegular.includes(match.status) ? 'finished' : match.status,
    clock: hideClock(match),
    home: hideSide(match.home),
    away: hideSide(match.away),
    odds: match.odds && { ...match.odds, current: match.odds.opening },
  };
}

/** Whether there is anything to hide: a match that has begun, or might have. */
export const hasSpoilers = (match: MatchSummary): boolean =>
  match.home.score !== null || match.away.score !== null;
