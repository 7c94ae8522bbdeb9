import type { MatchSummary, Side } from '@scoreline/shared-lib/contract';

const hideSide = (side: Side): Side => ({ ...side, score: null, periods: [], redCards: 0 });

const regularPeriods: Record<MatchSummary['sport'], number> = { football: 2, basketball: 4 };

/**
 * A match for somebody who does not want to know how it stands: without score, cards, the way it was decided, and any
 * price later than the opening one, for in play the favourite is a spoiler.
 */
export function hideSpoilers(match: MatchSummary): MatchSummary {
  if (match.status === 'notStarted') return match;
  const { clock, odds, sport, status } = match;
  return {
    ...match,
    status: status === 'afterExtraTime' || status === 'afterPenalties' ? 'finished' : status,
    clock: clock && clock.period <= regularPeriods[sport] ? clock : null,
    home: hideSide(match.home),
    away: hideSide(match.away),
    odds: odds && { ...odds, current: odds.opening },
  };
}

/** Whether there is anything to hide. */
export const hasSpoilers = ({ home, away }: MatchSummary): boolean =>
  home.score !== null || away.score !== null;
