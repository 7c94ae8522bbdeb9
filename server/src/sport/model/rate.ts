import type { Sport } from '@scoreline/shared-lib/contract';

import { fitGoals, outcomesOf, scoreGrid } from './dixonColes';
import type { Played } from './meetings';
import { fitPoints, homeChance } from './pointRating';

/** The least number of matches of a team and of its league for a rating. */
const least = { ofTeam: 5, ofLeague: 60 };

export interface Rated {
  /** Home, draw and away; no draw in basketball. */
  chances: number[];
  /** Number of the league's matches in the fit. */
  sample: number;
}

/** A day's matches of a league share the same results, and a fit takes a thousand times as long as a query of it. */
function oncePerList<R>(fit: (past: readonly Played[]) => R): (past: readonly Played[]) => R {
  const known = new WeakMap<readonly Played[], R>();
  return (past) => {
    const fitted = known.get(past) ?? fit(past);
    known.set(past, fitted);
    return fitted;
  };
}

/** The goal rating of a list of results, fitted once; never mutate the list afterwards. */
export const goalRatingOf = oncePerList(fitGoals);
const pointRatingOf = oncePerList(fitPoints);

const timesPlayed = (past: readonly Played[], team: number): number =>
  past.reduce((sum, { home, away }) => sum + (home === team || away === team ? 1 : 0), 0);

/** Chances of a match from its league's past results alone; null if there are too few. */
export function rate(
  sport: Sport,
  past: readonly Played[],
  home: number,
  away: number,
): Rated | null {
  const known = [home, away].every((team) => timesPlayed(past, team) >= least.ofTeam);
  if (past.length < least.ofLeague || !known) return null;
  if (sport === 'football')
    return { chances: outcomesOf(scoreGrid(goalRatingOf(past), home, away)), sample: past.length };
  const chance = homeChance(pointRatingOf(past), home, away);
  return { chances: [chance, 1 - chance], sample: past.length };
}
