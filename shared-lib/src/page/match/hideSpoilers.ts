import type { MatchSummary, Side } from '@scoreline/shared-lib/contract';

const hideSide = (side: Side): Side => ({ ...side, score: null, periods: [], redCards: 0 });

/** Hides extra time, penalties and overtime, which reveal that a match was level. */
function hideClock({ sport, clock }: MatchSummary): MatchSummary['clock'] {
  const regular = sport === 'football' ? 2 : 4;
  return clock && clock.period <= regular ? clock : null;
}

const afterRegular: readonly MatchSummary['status'][] = ['afterExtraTime', 'afterPenalties'];

/**
 * Hides a match's spoilers: score, cards, how it was decided, and every price after the opening one, because in play the
 * favourite is a spoiler.
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

/** Whether there is a score to hide. */
export const hasSpoilers = (match: MatchSummary): boolean =>
  match.home.score !== null || match.away.score !== null;
