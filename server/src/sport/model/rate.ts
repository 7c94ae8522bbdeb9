import type { Sport } from '@scoreline/shared-lib/contract';

import { fitGoals, outcomesOf, scoreGrid } from './dixonColes';
import type { Played } from './meetings';
import { fitPoints, homeChance } from './pointRating';

/** Too few matches of a team, or of its league, to say anything. */
const least = { ofTeam: 5, ofLeague: 60 };

export interface Rated {
  /** Home, draw and away; without a draw in basketball. */
  chances: number[];
  /** Matches of the league that it is fitted on. */
  sample: number;
}

/** A day's matches of a league are judged by the same results, and a fit takes a thousand times what it is asked for. */
function oncePerList<R>(fit: (past: readonly Played[]) => R): (past: readonly Played[]) => R {
  const known = new WeakMap<readonly Played[], R>();
  return (past) => {
    const fitted = known.get(past) ?? fit(past);
    known.set(past, fitted);
    return fitted;
  };
}

/** The goal rating of a list of results, fitted once; the list must not be changed afterwards. */
export const goalRatingOf = oncePerList(fitGoals);
const pointRatingOf = oncePerList(fitPoints);

const timesPlayed = (past: readonly Played[], team: number): number =>
  past.reduce((sum, { home, away }) => sum + (home === team || away === team ? 1 : 0), 0);

/** Chances of a match by its league's past results alone; null where they are too few. */
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
