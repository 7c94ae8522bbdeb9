import { isOver } from '../sport';
import type { MatchSummary } from '../types';

const shootOutPeriod = 5;

type Standing = Pick<MatchSummary, 'sport' | 'status' | 'clock' | 'home' | 'away'>;

/**
 * Kicks scored in a football match's shoot-out, which is its last period, whether the source tells extra time's halves
 * apart, adds them up or knew none; null where there was no shoot-out.
 */
export function shootOutOf({ sport, status, clock, home, away }: Standing): {
  home: number;
  away: number;
} | null {
  const kicked = status === 'afterPenalties' || clock?.period === shootOutPeriod;
  const [own, other] = [home.periods.at(-1), away.periods.at(-1)];
  return sport === 'football' && kicked && own !== undefined && other !== undefined
    ? { home: own, away: other }
    : null;
}

/** A shoot-out as it follows the score in a list, `(3–4)`; null where there was none. */
export function shootOutText(match: Standing): string | null {
  const kicks = shootOutOf(match);
  return kicks && `(${kicks.home}–${kicks.away})`;
}

/** Who won a match that is over, on penalties too; null where nobody did, or the score is unknown. */
export function winnerOf(match: Standing): 'home' | 'away' | null {
  const { home, away, status } = match;
  if (!isOver(status) || home.score === null || away.score === null) return null;
  const kicks = shootOutOf(match);
  const lead = home.score - away.score || (kicks ? kicks.home - kicks.away : 0);
  return lead === 0 ? null : lead > 0 ? 'home' : 'away';
}
