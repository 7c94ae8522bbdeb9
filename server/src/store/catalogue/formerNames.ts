import type { Sport } from '@scoreline/shared-lib/contract';

import { eraIn, franchiseCalled, namesOfToday, nbaFranchises, wholeName } from './nbaFranchises';

/** A team as a league knew it up to a season, under another name than today's. */
export interface FormerName {
  /** Its name of today. */
  team: string;
  name: string;
}

/** What teams of the NBA were called in the season that began in `year`, where that was not as today, by every name of today. */
export const nbaNamesIn = (year: number): FormerName[] =>
  nbaFranchises.flatMap((franchise) => {
    const then = eraIn(franchise, year);
    return then ? namesOfToday(franchise).map((team) => ({ team, name: wholeName(then) })) : [];
  });

/** No season of a former name went on into July, and none has begun before. */
const seasonAt = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < 6 ? 1 : 0);

/** What a team was called when it played a match. */
export function nameAt(sport: Sport, name: string, at: Date): string {
  const franchise = sport === 'basketball' ? franchiseCalled(name) : undefined;
  const then = franchise && eraIn(franchise, seasonAt(at));
  return then ? wholeName(then) : name;
}
