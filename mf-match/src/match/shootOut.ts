import type { MatchSummary } from '@scoreline/shared-lib/contract';

/** Place of the shoot-out among a football match's periods. */
const shootOutPeriod = 4;

/** Kicks scored in a shoot-out; null where there was none. */
export function shootOut({
  sport,
  home,
  away,
}: MatchSummary): { home: number; away: number } | null {
  const [own, other] = [home.periods[shootOutPeriod], away.periods[shootOutPeriod]];
  return sport === 'football' && own !== undefined && other !== undefined
    ? { home: own, away: other }
    : null;
}
