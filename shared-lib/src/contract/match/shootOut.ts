import { isOver } from '../sport';
import type { MatchSummary } from '../types';

const shootOutPeriod = 5;

type Standing = Pick<MatchSummary, 'sport' | 'status' | 'clock' | 'home' | 'away'>;

/**
 * Goals in a football match's shoot-out; null if there was none. The shoot-out is always the last period, whether the source
 * splits extra time into halves, sums them or omits them.
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

/** A shoot-out's score after the main score in a list, `(3–4)`; null if there was none. */
export function shootOutText(match: Standing): string | null {
  const kicks = shootOutOf(match);
  return kicks && `(${kicks.home}–${kicks.away})`;
}

/** Winner of a finished match, on penalties too; null for a draw or an unknown score. */
export function winnerOf(match: Standing): 'home' | 'away' | null {
  const { home, away, status } = match;
  if (!isOver(status) || home.score === null || away.score === null) return null;
  const kicks = shootOutOf(match);
  const lead = home.score - away.score || (kicks ? kicks.home - kicks.away : 0);
  return lead === 0 ? null : lead > 0 ? 'home' : 'away';
}
