import type { MatchSummary } from '../types';

const shootOutPeriod = 5;

/**
 * Kicks scored in a football match's shoot-out, which is its last period, whether the source tells extra time's halves
 * apart, adds them up or knew none; null where there was no shoot-out.
 */
export function shootOutOf({
  sport,
  status,
  clock,
  home,
  away,
}: Pick<MatchSummary, 'sport' | 'status' | 'clock' | 'home' | 'away'>): {
  home: number;
  away: number;
} | null {
  const kicked = status === 'afterPenalties' || clock?.period === shootOutPeriod;
  const [own, other] = [home.periods.at(-1), away.periods.at(-1)];
  return sport === 'football' && kicked && own !== undefined && other !== undefined
    ? { home: own, away: other }
    : null;
}
