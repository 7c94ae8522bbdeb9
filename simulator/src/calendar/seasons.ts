import { firstItem } from '@scoreline/shared-lib/contract/lists';

import type { Competition } from '../competitions/shape';
import { dayIn, yearOf, type Day } from './days';

export interface Season {
  competition: Competition;
  /** In which it begins. */
  year: number;
  ref: string;
  name: string;
  start: Day;
  end: Day;
}

/** How long before its first day a season is known and is the current one. */
const announcedDays = 21;

export function seasonOf(competition: Competition, year: number): Season {
  const crosses = competition.end < competition.start;
  const first = competition.named === 'yearBefore' ? year - 1 : year;
  return {
    competition,
    year,
    ref: `${competition.key}:${year}`,
    name:
      crosses || first < year
        ? `${first}/${String((first + 1) % 100).padStart(2, '0')}`
        : String(year),
    start: dayIn(year, competition.start),
    end: dayIn(year + (crosses ? 1 : 0), competition.end),
  };
}

const step = (competition: Competition): number => competition.everyYears ?? 1;

/** The newest season that is announced on a day. */
export function currentSeason(competition: Competition, today: Day): Season {
  const years = step(competition);
  let year = yearOf(today) + 1;
  if (competition.everyYears) year -= (((year - 2) % years) + years) % years;
  for (; ; year -= years) {
    const season = seasonOf(competition, year);
    const before = seasonOf(competition, year - years);
    if (today >= Math.max(season.start - announcedDays, before.end + 2)) return season;
  }
}

export const isCurrent = ({ competition, year }: Season, today: Day): boolean =>
  year === currentSeason(competition, today).year;

export const seasonBefore = ({ competition, year }: Season): Season =>
  seasonOf(competition, year - step(competition));

/** So many seasons before the current one, and it: oldest first. */
export function knownSeasons(competition: Competition, today: Day, past: number): Season[] {
  const seasons = [currentSeason(competition, today)];
  while (seasons.length <= past) seasons.unshift(seasonBefore(firstItem(seasons)));
  return seasons;
}
