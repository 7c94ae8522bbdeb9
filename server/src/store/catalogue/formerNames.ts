import type { Sport } from '@scoreline/shared-lib/contract';

import { eraIn, franchiseCalled, namesOfToday, nbaFranchises, wholeName } from './nbaFranchises';

/** A former name of a team, up to a season. */
export interface FormerName {
  /** Its current name. */
  team: string;
  name: string;
}

/** Former names of NBA teams in the season that began in `year`, under each of their current names. */
export const nbaNamesIn = (year: number): FormerName[] =>
  nbaFranchises.flatMap((franchise) => {
    const then = eraIn(franchise, year);
    return then ? namesOfToday(franchise).map((team) => ({ team, name: wholeName(then) })) : [];
  });

/** No season under a former name lasted into July, and none began before. */
const seasonAt = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < 6 ? 1 : 0);

/** The name of a team at the time of a match. */
export function nameAt(sport: Sport, name: string, at: Date): string {
  const franchise = sport === 'basketball' ? franchiseCalled(name) : undefined;
  const then = franchise && eraIn(franchise, seasonAt(at));
  return then ? wholeName(then) : name;
}
